internal import Foundation

/// Writes speech to files in the format that their names say: 22,050 Hz, one channel, 16 bit.
///
/// Memory is constant, and a WAV file whose rendering was interrupted is valid as far as it goes.
public struct AudioFileRenderer {
  /// An utterance and the language of its content.
  public struct Item: Sendable {
    /// What is said.
    public var utterance: Utterance

    /// The language of the content, as a BCP 47 tag; `nil` for that of the configuration.
    public var language: String?

    /// The name of the chapter that begins with it; `nil` for none.
    public var chapter: String?

    /// Whether another file begins with it, where files are split.
    public var startsFile = false

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

    /// The length of all files so far, in seconds.
    public var seconds: Double

    /// Which file is written, from 0.
    public var file = 0

    /// The length of that file so far, in seconds.
    public var fileSeconds = 0.0

    /// Whether the utterance was made by an earlier run.
    public var isMadeBefore = false
  }

  /// What came of a rendering.
  public struct Result: Hashable, Sendable {
    /// How far it got.
    public var progress: Progress

    /// Whether everything was rendered.
    public var isComplete: Bool

    /// What could not be rendered as it was asked for, each thing once.
    public var notices: [SpeechNotice]

    /// The files.
    public var files: [RenderedAudioFile] = []
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
      return { WorkerSynthesizer(executable: executable, isForFiles: true) }
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

  /// Renders utterances, one after another, into a file, or into several that follow one another.
  ///
  /// Blocks until all is complete or `shouldContinue` says no; an hour of speech takes about three
  /// seconds of one core.
  ///
  /// - Parameters:
  ///   - items: What is said; taken one by one.
  ///   - path: The file; one that is there is replaced.
  ///   - resumes: Whether a run that ends early leaves what the next one goes on with: beside the
  ///     file a journal, `PATH.resume`, and for a compressed file its samples, `PATH.partial`. Only
  ///     what is missing, or has changed, is then rendered.
  ///   - paths: The files where there are several, as many as there can be; empty for one file.
  ///   - shouldContinue: Called after each utterance, on the calling thread; `false` ends the
  ///     rendering with valid files.
  /// - Returns: How far it got, and what the listener should be told.
  /// - Throws: ``SpeechError``: an unknown voice that was asked for, no engine, or a file that
  ///   cannot be written. A language without a voice is no error here, since the document may have
  ///   named it; ``VoiceList/check(_:)`` tells of one that an option names.
  @discardableResult
  public func render(
    _ items: some Sequence<Item>,
    to path: String,
    resumes: Bool = false,
    splittingInto paths: [String] = [],
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
    let journal =
      try resumes
      ? RenderingJournal(of: path, maker: voices.engine?.version ?? "") : nil
    let files = AudioFileSequence(format: format, keepsSamples: resumes) { index in
      paths.isEmpty ? path : paths[min(index, paths.count - 1)]
    }
    var run = RenderingRun(files: files, journal: journal)
    var steps = RenderingSteps(items, configuration: configuration, voices: voices)
    var batch = try run.skipWhatIsMade(&steps, weighing: Self.batchWeight, shouldContinue)
    let team = RenderingTeam(count: workerCount, makeSynthesizer: makeSynthesizer)
    defer { team.dismiss() }
    while run.isComplete, !batch.isEmpty || team.pendingCount > 0 {
      while !batch.isEmpty, team.pendingCount < workerCount * 2 {
        run.expect(batch)
        team.give(batch)
        batch = steps.nextBatch(weighing: Self.batchWeight)
      }
      try run.write(team.take(), shouldContinue)
    }
    return try run.finish(languagesWithoutVoice: steps.languagesWithoutVoice)
  }
}
