internal import Foundation

/// Writes speech to a file in the format that its name says: 22,050 Hz, one channel, 16 bit.
///
/// Memory is constant, and a file whose rendering was interrupted is valid as far as it goes.
public struct AudioFileRenderer {
  /// An utterance and the language of its content.
  public struct Item: Sendable {
    /// What is said.
    public var utterance: Utterance

    /// The language of the content, as a BCP 47 tag; `nil` for that of the configuration.
    public var language: String?

    /// Creates an item.
    public init(_ utterance: Utterance, language: String? = nil) {
      self.utterance = utterance
      self.language = language
    }
  }

  /// How far a rendering is.
  public struct Progress: Hashable, Sendable {
    /// The utterances rendered so far.
    public var utteranceCount: Int

    /// The length of the file so far, in seconds.
    public var seconds: Double
  }

  /// What came of a rendering.
  public struct Result: Hashable, Sendable {
    /// How far it got.
    public var progress: Progress

    /// Whether everything was rendered.
    public var isComplete: Bool

    /// What could not be rendered as it was asked for, each thing once.
    public var notices: [SpeechNotice]
  }

  /// The text that a worker is given at once, in bytes: about two minutes of speech, 6 MB.
  private static let batchWeight = 2_000

  private let configuration: SpeechConfiguration
  private let workerCount: Int
  private let findSynthesizer: @Sendable () throws(SpeechError) -> SynthesizerFactory

  /// Makes a synthesizer on the thread that will use it.
  typealias SynthesizerFactory = @Sendable () -> any Synthesizer

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - configuration: How to speak.
  ///   - workerCount: How many processes speak side by side; `nil` for one a core.
  public init(configuration: SpeechConfiguration, workerCount: Int? = nil) {
    let count = workerCount ?? ProcessInfo.processInfo.activeProcessorCount
    self.init(configuration: configuration, workerCount: count) {
      () throws(SpeechError) -> SynthesizerFactory in
      guard let executable = WorkerLocation.find() else { throw SpeechError.noWorker }
      return { WorkerSynthesizer(executable: executable) }
    }
  }

  init(
    configuration: SpeechConfiguration,
    workerCount: Int,
    findSynthesizer: @escaping @Sendable () throws(SpeechError) -> SynthesizerFactory
  ) {
    self.configuration = configuration
    self.workerCount = max(1, workerCount)
    self.findSynthesizer = findSynthesizer
  }

  /// Renders utterances, one after another, into a file.
  ///
  /// Blocks until the file is complete or `shouldContinue` says no; an hour of speech takes about
  /// three seconds of one core.
  ///
  /// - Parameters:
  ///   - items: What is said; taken one by one.
  ///   - path: The file; one that is there is replaced.
  ///   - shouldContinue: Called after each utterance, on the calling thread; `false` ends the
  ///     rendering with a valid file.
  /// - Returns: How far it got, and what the listener should be told.
  /// - Throws: ``SpeechError``: an unknown voice that was asked for, no engine, or a file that
  ///   cannot be written. A language without a voice is no error here, since the document may have
  ///   named it; ``VoiceList/check(_:)`` tells of one that an option names.
  @discardableResult
  public func render(
    _ items: some Sequence<Item>,
    to path: String,
    shouldContinue: (Progress) -> Bool = { _ in true }
  ) throws(SpeechError) -> Result {
    guard let format = AudioFileFormat(path: path) else {
      let known = AudioFileFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: ", ")
      throw .file(path: path, reason: "the name of an audio file ends in \(known)")
    }
    let makeSynthesizer = try findSynthesizer()
    let voices = makeSynthesizer().voices()
    guard !voices.voices.isEmpty else {
      throw .workerFailed(reason: "it ends as soon as it is started")
    }
    if let name = configuration.voice, voices.voice(named: name) == nil {
      throw .unknownVoice(name)
    }
    let writer = try format.makeWriter(path: path)
    let team = RenderingTeam(count: workerCount, makeSynthesizer: makeSynthesizer)
    defer { team.dismiss() }
    var steps = RenderingSteps(items, configuration: configuration, voices: voices)
    var result = Result(
      progress: Progress(utteranceCount: 0, seconds: 0),
      isComplete: true,
      notices: []
    )
    var batch = steps.nextBatch(weighing: Self.batchWeight)
    while result.isComplete, !batch.isEmpty || team.pendingCount > 0 {
      while !batch.isEmpty, team.pendingCount < workerCount * 2 {
        team.give(batch)
        batch = steps.nextBatch(weighing: Self.batchWeight)
      }
      try write(team.take(), to: writer, &result, shouldContinue)
    }
    try writer.finish()
    let languages = steps.languagesWithoutVoice
    result.notices += languages.map { SpeechNotice(.languageWithoutVoice, $0) }
    return result
  }

  /// Writes the sound of a batch, utterance by utterance.
  private func write(
    _ batch: RenderedBatch,
    to writer: any AudioFileWriter,
    _ result: inout Result,
    _ shouldContinue: (Progress) -> Bool
  ) throws(SpeechError) {
    for text in batch.skipped {
      let notice = SpeechNotice(.textSkipped, text)
      if !result.notices.contains(notice) { result.notices.append(notice) }
    }
    var start = 0
    for end in batch.utteranceEnds {
      try writer.append(batch.samples[start..<end])
      start = end
      result.progress.utteranceCount += 1
      result.progress.seconds = Double(writer.sampleCount) / Double(SpeechFormat.sampleRate)
      guard shouldContinue(result.progress) else {
        result.isComplete = false
        return
      }
    }
    try writer.append(batch.samples[start...])
    if let failure = batch.failure { throw failure }
  }
}
