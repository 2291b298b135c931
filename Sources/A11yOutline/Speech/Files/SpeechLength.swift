/// Measures how long speech is, without keeping its sound.
struct SpeechLength {
  private let configuration: SpeechConfiguration
  private let synthesizer: any Synthesizer
  private let voices: VoiceList

  /// The text that is rendered at once, in bytes.
  private static let batchWeight = 2_000

  /// - Throws: ``SpeechError`` when there is no engine, or not the voice that was asked for.
  init(configuration: SpeechConfiguration) throws(SpeechError) {
    guard let executable = WorkerLocation.find() else { throw SpeechError.noWorker }
    try self.init(
      configuration: configuration,
      synthesizer: WorkerSynthesizer(executable: executable, isForFiles: true)
    )
  }

  init(
    configuration: SpeechConfiguration,
    synthesizer: any Synthesizer
  ) throws(SpeechError) {
    self.configuration = configuration
    self.synthesizer = synthesizer
    voices = synthesizer.voices()
    guard !voices.voices.isEmpty else {
      throw .workerFailed(reason: "it ends as soon as it is started")
    }
    if let name = configuration.voice, voices.voice(named: name) == nil {
      throw .unknownVoice(name)
    }
  }

  /// Where each of several utterances ends that are said one after another.
  ///
  /// - Parameter items: What is said.
  /// - Returns: For each, the seconds from the start to its end.
  /// - Throws: ``SpeechError`` when the engine stops working.
  func ends(of items: [AudioFileRenderer.Item]) throws(SpeechError) -> [Double] {
    var steps = RenderingSteps(items, configuration: configuration, voices: voices)
    let renderer = BatchRenderer(synthesizer)
    var ends: [Double] = []
    var sampleCount = 0
    var batch = steps.nextBatch(weighing: Self.batchWeight)
    while !batch.isEmpty {
      let rendered = renderer.render(batch)
      if let failure = rendered.failure { throw failure }
      ends += rendered.marks.filter { $0.start == nil }.map {
        Double(sampleCount + $0.sample) / Double(SpeechFormat.sampleRate)
      }
      sampleCount += rendered.samples.count
      batch = steps.nextBatch(weighing: Self.batchWeight)
    }
    return ends
  }
}
