internal import Foundation

/// Writes speech to a WAV file: 22,050 Hz, one channel, 16 bit.
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

  private let configuration: SpeechConfiguration
  private let makeSynthesizer: () throws(SpeechError) -> any Synthesizer

  /// Creates a renderer.
  ///
  /// - Parameter configuration: How to speak.
  public init(configuration: SpeechConfiguration) {
    self.init(configuration: configuration) { () throws(SpeechError) in
      guard let executable = WorkerLocation.find() else { throw SpeechError.noWorker }
      return WorkerSynthesizer(executable: executable)
    }
  }

  init(
    configuration: SpeechConfiguration,
    makeSynthesizer: @escaping () throws(SpeechError) -> any Synthesizer
  ) {
    self.configuration = configuration
    self.makeSynthesizer = makeSynthesizer
  }

  /// Renders utterances, one after another, into a file.
  ///
  /// Blocks until the file is complete or `shouldContinue` says no; an hour of speech takes about
  /// three seconds.
  ///
  /// - Parameters:
  ///   - items: What is said; taken one by one.
  ///   - path: The file; one that is there is replaced.
  ///   - shouldContinue: Called after each utterance; `false` ends the rendering with a valid file.
  /// - Returns: How far it got, and what the listener should be told.
  /// - Throws: ``SpeechError``: an unknown voice or language that was asked for, no engine, or a
  ///   file that cannot be written.
  @discardableResult
  public func render(
    _ items: some Sequence<Item>,
    to path: String,
    shouldContinue: (Progress) -> Bool = { _ in true }
  ) throws(SpeechError) -> Result {
    let synthesizer = try makeSynthesizer()
    let voices = synthesizer.voices()
    guard !voices.voices.isEmpty else {
      throw .workerFailed(reason: "the speech engine does not start")
    }
    try voices.check(configuration)
    let writer = try WaveFileWriter(path: path, sampleRate: SpeechFormat.sampleRate)
    var utterances = UtteranceRenderer(
      voices: voices,
      configuration: configuration,
      synthesizer: synthesizer
    )
    var progress = Progress(utteranceCount: 0, seconds: 0)
    var isComplete = true
    for item in items {
      try utterances.render(item.utterance, language: item.language) {
        samples throws(SpeechError) in
        try writer.append(samples)
      }
      progress.utteranceCount += 1
      progress.seconds = Double(writer.sampleCount) / Double(SpeechFormat.sampleRate)
      guard shouldContinue(progress) else {
        isComplete = false
        break
      }
    }
    try writer.flush()
    return Result(progress: progress, isComplete: isComplete, notices: utterances.notices)
  }
}
