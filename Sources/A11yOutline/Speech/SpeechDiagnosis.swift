internal import Foundation

/// What works of speech on this machine, for `doctor`.
public struct SpeechDiagnosis: Hashable, Sendable {
  /// A sound output that was tried.
  public struct Output: Hashable, Sendable {
    /// What it is called, such as `pulse`.
    public var name: String

    /// Why it cannot be used; `nil` when it can.
    public var failure: String?

    /// How long it took to open, in seconds.
    public var openingTime: Double
  }

  /// The executable that is started as the worker; `nil` when none was found.
  public var workerPath: String?

  /// Where the worker writes what the engine prints.
  public var logPath: String?

  /// What the engine says of itself; `nil` when it does not start.
  public var engine: EngineDescription?

  /// The number of voices.
  public var voiceCount = 0

  /// From the start of a worker until it listed its voices, in seconds.
  public var startTime: Double?

  /// From a text to the first of its samples, in seconds, in ascending order.
  public var synthesisTimes: [Double] = []

  /// The median of ``synthesisTimes``; `nil` without any.
  public var synthesisTime: Double? {
    synthesisTimes.isEmpty ? nil : synthesisTimes[synthesisTimes.count / 2]
  }

  /// From the end of a worker to the first sample of the next one, in seconds.
  public var replacementTime: Double?

  /// How many workers had to be replaced in earlier runs, as long as the log goes back.
  public var replacementCount = 0

  /// The outputs, in the order in which they are tried.
  public var outputs: [Output] = []

  /// The output that is chosen: the first that works.
  public var chosenOutput: String? { outputs.first { $0.failure == nil }?.name }

  /// How often each output is looked at while it opens, and how long at most, in microseconds.
  private static let glance: UInt32 = 1_000
  private static let patience = 3.0

  /// Tries everything; takes some hundred milliseconds and makes no sound.
  ///
  /// - Parameters:
  ///   - configuration: Names the output, if one was asked for.
  ///   - count: How often the time of the first sample is taken.
  public init(_ configuration: SpeechConfiguration, repeating count: Int = 10) {
    let environment = ProcessInfo.processInfo.environment
    logPath = WorkerLog.path(environment: environment)
    replacementCount = logPath.map(WorkerLog.replacementCount(in:)) ?? 0
    workerPath = WorkerLocation.find()
    if let workerPath { tryWorker(workerPath, count) }
    outputs = SpeechOutput.resolved(configuration.output).devices.map { Self.tryOutput($0()) }
  }

  private mutating func tryWorker(_ path: String, _ count: Int) {
    let clock = ContinuousClock()
    let start = clock.now
    let worker = WorkerSynthesizer(executable: path)
    let voices = worker.voices()
    guard let voice = voices.voice(for: "en") ?? voices.voices.first else { return }
    startTime = start.duration(to: clock.now) / .seconds(1)
    engine = voices.engine
    voiceCount = voices.voices.count
    let wake = WakeSignal()
    func timeToFirstSample() -> Double? {
      let start = clock.now
      worker.begin(SynthesisRequest(text: "Ready", voice: voice.identifier))
      guard case .audio = worker.next(orWake: wake) else { return nil }
      defer { while case .audio = worker.next(orWake: wake) {} }
      return start.duration(to: clock.now) / .seconds(1)
    }
    synthesisTimes = (0..<count).compactMap { _ in timeToFirstSample() }.sorted()
    guard !synthesisTimes.isEmpty else { return }
    worker.endWorker()
    replacementTime = timeToFirstSample()
  }

  private static func tryOutput(_ sink: any AudioSink) -> Output {
    let clock = ContinuousClock()
    let start = clock.now
    let ring = AudioRing(capacity: SpeechFormat.sampleRate / 10, writerWake: WakeSignal())
    sink.start(ring, sampleRate: SpeechFormat.sampleRate) { _ in }
    var time = 0.0
    while sink.status == .opening, time < patience {
      usleep(glance)
      time = start.duration(to: clock.now) / .seconds(1)
    }
    let failure = sink.status.failure
    sink.close()
    return Output(name: sink.name, failure: failure, openingTime: time)
  }
}
