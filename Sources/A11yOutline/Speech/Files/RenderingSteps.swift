/// The steps of a file, made one sentence at a time as they are taken.
struct RenderingSteps<Items: Sequence>: Sequence, IteratorProtocol
where Items.Element == AudioFileRenderer.Item {
  private let configuration: SpeechConfiguration
  private let voices: VoiceList
  private var items: Items.Iterator
  private var plan: UtterancePlan?
  private var hasSound = false
  private var waiting: [RenderingStep] = []

  /// The languages for which there is no voice, each once.
  private(set) var languagesWithoutVoice: [String] = []

  init(_ items: Items, configuration: SpeechConfiguration, voices: VoiceList) {
    self.items = items.makeIterator()
    self.configuration = configuration
    self.voices = voices
  }

  mutating func next() -> RenderingStep? {
    if let step = waiting.popLast() { return step }
    if plan == nil {
      guard let item = items.next() else { return nil }
      begin(item)
      if let cue = item.utterance.cue, configuration.soundVolume > 0 {
        waiting = [.sound(cue, volume: configuration.soundVolume)]
      }
      return .start(UtteranceStart(chapter: item.chapter, startsFile: item.startsFile))
    }
    guard let chunk = plan?.next() else {
      plan = nil
      guard hasSound else { return .utteranceEnd }
      waiting = [.utteranceEnd]
      return .pause(configuration.pause(UtterancePlan.unitPause))
    }
    let request = chunk.request(configuration)
    guard hasSound, chunk.pauseBefore > 0 else {
      hasSound = true
      return .speak(request)
    }
    waiting = [.speak(request)]
    return .pause(configuration.pause(chunk.pauseBefore))
  }

  private mutating func begin(_ item: AudioFileRenderer.Item) {
    let (plan, languages) = UtterancePlan.make(
      item.utterance,
      language: item.language,
      configuration: configuration,
      voices: voices
    )
    self.plan = plan
    hasSound = false
    for language in languages where !languagesWithoutVoice.contains(language) {
      languagesWithoutVoice.append(language)
    }
  }

  /// Takes steps until they weigh enough for a worker to be busy for a while.
  ///
  /// - Parameter weight: In bytes of text.
  /// - Returns: None at the end.
  mutating func nextBatch(weighing weight: Int) -> [RenderingStep] {
    var batch: [RenderingStep] = []
    var sum = 0
    while sum < weight, let step = next() {
      batch.append(step)
      sum += step.weight
    }
    return batch
  }
}
