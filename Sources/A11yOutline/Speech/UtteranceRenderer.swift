/// Makes the whole sound of one utterance after another.
struct UtteranceRenderer {
  private let voices: VoiceList
  private let configuration: SpeechConfiguration
  private let synthesizer: any Synthesizer
  private let wake = WakeSignal()

  /// What could not be spoken as it was asked for, each thing once.
  private(set) var notices: [SpeechNotice] = []

  init(voices: VoiceList, configuration: SpeechConfiguration, synthesizer: any Synthesizer) {
    self.voices = voices
    self.configuration = configuration
    self.synthesizer = synthesizer
  }

  /// Makes the sound of an utterance, with the pause after it.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - language: The language of its content.
  ///   - write: Takes the samples.
  /// - Throws: What `write` throws, and ``SpeechError/workerFailed(reason:)``.
  mutating func render(
    _ utterance: Utterance,
    language: String?,
    write: (ArraySlice<Int16>) throws(SpeechError) -> Void
  ) throws(SpeechError) {
    let (plan, languages) = UtterancePlan.make(
      utterance,
      language: language,
      configuration: configuration,
      voices: voices
    )
    for tag in languages { note(SpeechNotice(.languageWithoutVoice, tag)) }
    var hasSound = false
    for chunk in plan {
      if hasSound { try write(silence(chunk.pauseBefore)) }
      hasSound = true
      synthesizer.begin(chunk.request(configuration))
      pieces: while true {
        switch synthesizer.next(orWake: wake) {
        case .audio(let samples, _): try write(samples)
        case .end: break pieces
        case .woken: continue pieces
        case .skipped:
          note(SpeechNotice(.textSkipped, chunk.beginning))
          break pieces
        case .unavailable:
          throw .workerFailed(reason: "it ends as soon as it is started")
        }
      }
    }
    if hasSound { try write(silence(UtterancePlan.unitPause)) }
  }

  private mutating func note(_ notice: SpeechNotice) {
    if !notices.contains(notice) { notices.append(notice) }
  }

  private func silence(_ milliseconds: Int) -> ArraySlice<Int16> {
    let count = SpeechFormat.sampleRate * configuration.pause(milliseconds) / 1_000
    return [Int16](repeating: 0, count: count)[...]
  }
}
