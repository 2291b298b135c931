/// Speaks through a worker process, and replaces the worker when a text kills or stalls it.
///
/// A chunk that ends a worker is tried once more in safe text, then skipped. The parts that were
/// already handed over are not handed over twice.
final class WorkerSynthesizer: Synthesizer {
  /// How long a worker may be silent while it is asked for something, in milliseconds.
  static let timeout: Int32 = 2_000

  /// Loading the engine may take so many times longer, on a busy machine or from a cold disk.
  private static let startTimeouts: Int32 = 4

  /// After so many workers in a row that did not even start, no other is tried.
  private static let mostFailedStarts = 3

  let isAudible = true

  private let executable: String
  private let timeout: Int32
  private let isForFiles: Bool
  private var worker: WorkerProcess?
  private var failedStarts = 0
  private var isWorkerReady = false
  private var lastNumber: UInt64 = 0

  private var request: SynthesisRequest?
  private var hasFailedOnce = false
  private var delivered = 0
  private var samplesToSkip = 0

  private var knownVoices: VoiceList?

  /// How often a worker was replaced.
  private(set) var restarts = 0

  /// What the engine says of itself; `nil` before the first worker is ready.
  private(set) var engine: EngineDescription?

  /// - Parameters:
  ///   - executable: The path of the worker.
  ///   - timeout: How long it may be silent, in milliseconds.
  ///   - isForFiles: Whether its sound goes into files.
  init(
    executable: String,
    timeout: Int32 = WorkerSynthesizer.timeout,
    isForFiles: Bool = false
  ) {
    self.isForFiles = isForFiles
    self.executable = executable
    self.timeout = timeout
    startWorker()
  }

  /// The process identifier of the worker.
  var workerIdentifier: Int32? { worker?.identifier }

  /// Ends the worker as a crash would; the next chunk starts another one.
  func endWorker() {
    cancel()
    worker?.end()
    worker = nil
    isWorkerReady = false
  }

  func begin(_ request: SynthesisRequest) {
    cancel()
    hasFailedOnce = false
    delivered = 0
    samplesToSkip = 0
    send(request)
  }

  /// How long the worker may be silent now, in milliseconds.
  private var patience: Int32 { isWorkerReady ? timeout : timeout * Self.startTimeouts }

  func startAgain() -> Bool {
    cancel()
    worker?.end()
    failedStarts = Self.mostFailedStarts - 1
    startWorker()
    if worker != nil, waitForReadiness() { return true }
    failedStarts = Self.mostFailedStarts
    return false
  }

  func startAfresh() {
    cancel()
    for _ in 0..<Self.mostFailedStarts {
      if worker == nil { startWorker() }
      if waitForReadiness() {
        isWorkerReady = false
        if worker?.send(.startAfresh) == true, waitForReadiness() { return }
      }
      replaceWorker()
    }
  }

  private func waitForReadiness() -> Bool {
    while !isWorkerReady {
      guard case .reply(let reply) = worker?.receive(timeout: patience, wake: nil) else {
        return false
      }
      note(reply)
    }
    return true
  }

  func cancel() {
    guard request != nil else { return }
    request = nil
    _ = worker?.send(.cancel(below: lastNumber + 1))
  }

  func next(orWake wake: WakeSignal) -> SynthesisOutput {
    while let request {
      guard let worker else {
        if failedStarts >= Self.mostFailedStarts { return .unavailable }
        if let output = recover() { return output }
        continue
      }
      switch worker.receive(timeout: patience, wake: wake) {
      case .woken:
        return .woken
      case .reply(.audio(request.number, let samples, let words)):
        let skipped = min(samplesToSkip, samples.count)
        samplesToSkip -= skipped
        let fresh = samples[skipped...]
        guard !fresh.isEmpty || !words.isEmpty else { continue }
        delivered += fresh.count
        return .audio(samples: fresh, words: words)
      case .reply(.end(request.number)):
        self.request = nil
        return .end
      case .reply(.refused(request.number)):
        self.request = nil
        return .skipped
      case .reply(let other):
        note(other)
      case .timedOut, .closed:
        if let output = recover() { return output }
      }
    }
    return .end
  }

  func voices() -> VoiceList {
    if let knownVoices { return knownVoices }
    for _ in 0..<Self.mostFailedStarts {
      if worker == nil { startWorker() }
      guard let worker, worker.send(.listVoices) else {
        replaceWorker()
        continue
      }
      while case .reply(let reply) = worker.receive(timeout: patience, wake: nil) {
        note(reply)
        if case .voices(let voices) = reply {
          let list = VoiceList(voices, engine: engine)
          knownVoices = list
          return list
        }
      }
      replaceWorker()
    }
    return VoiceList([], engine: nil)
  }

  private func note(_ reply: WorkerReply) {
    if case .ready(let description) = reply {
      engine = description
      isWorkerReady = true
      failedStarts = 0
    }
  }

  private func startWorker() {
    isWorkerReady = false
    let memory = isForFiles ? SampleMemory() : nil
    worker = try? WorkerProcess(executable: executable, memory: memory)
    if worker == nil { failedStarts += 1 }
  }

  /// Ends the worker and starts another.
  ///
  /// - Returns: Whether someone else had killed the worker.
  @discardableResult
  private func replaceWorker() -> Bool {
    let ending = worker?.end()
    if let ending { WorkerLog.note(WorkerLog.replacement + ending.description) }
    if worker != nil, !isWorkerReady { failedStarts += 1 }
    restarts += 1
    worker = nil
    if failedStarts < Self.mostFailedStarts { startWorker() }
    return ending?.isCausedByOthers ?? false
  }

  /// Replaces a worker that failed while it spoke the chunk, and has the chunk tried again.
  private func recover() -> SynthesisOutput? {
    let wasReady = isWorkerReady
    let wasKilled = replaceWorker()
    guard failedStarts < Self.mostFailedStarts else { return .unavailable }
    guard var again = request else { return .end }
    if wasReady, !wasKilled {
      guard !hasFailedOnce else {
        request = nil
        return .skipped
      }
      hasFailedOnce = true
      again.text = SafeText.text(of: again.text)
    }
    samplesToSkip = delivered
    delivered = 0
    send(again)
    return nil
  }

  private func send(_ request: SynthesisRequest) {
    lastNumber += 1
    var request = request
    request.number = lastNumber
    self.request = request
    if worker == nil, failedStarts < Self.mostFailedStarts { startWorker() }
    if worker?.send(.speak(request)) == false { replaceAndSendAgain(request) }
  }

  /// A worker that died between two chunks is no fault of the text: the next one gets it whole.
  private func replaceAndSendAgain(_ request: SynthesisRequest) {
    replaceWorker()
    _ = worker?.send(.speak(request))
  }
}
