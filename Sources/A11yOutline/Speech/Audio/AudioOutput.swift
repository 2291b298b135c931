internal import Synchronization

/// The sound device in use: opens the first that works, and another when it fails.
///
/// While there is none, time goes on in silence, so that captions and reading do. A thread of its
/// own opens and closes devices; nobody else ever waits for one.
final class AudioOutput: AudioSink {
  /// Makes a device that has not been opened yet.
  typealias Opening = @Sendable () -> any AudioSink

  private struct State {
    var sink: (any AudioSink)?
    var ring: AudioRing?
    var isClosed = false
    var isSuspended = false
    /// Why no device could be opened the last time.
    var failure: String?
  }

  /// How long a device may take to open, in milliseconds.
  private static let patience: Int32 = 3_000

  /// How long a device may take to close while the process waits to be stopped, in milliseconds.
  private static let closingPatience: Int32 = 300

  /// The time before devices are tried again, in milliseconds; it doubles up to the last.
  private static let firstPause: Int32 = 500
  private static let lastPause: Int32 = 30_000

  private let devices: [Opening]
  private let state = Mutex(State())
  private let wake = WakeSignal()
  private let isReleased = WakeSignal()

  /// - Parameter devices: The devices, in the order in which they are tried.
  init(_ devices: [Opening]) {
    self.devices = devices
  }

  var name: String { state.withLock { $0.sink }?.name ?? "none" }
  let isDevice = true

  /// Whether there is a device; time goes on in silence where there is none.
  var status: AudioSinkStatus {
    let (sink, failure) = state.withLock { ($0.sink, $0.failure) }
    if let failure { return .failed(failure) }
    return sink?.status ?? .opening
  }

  var playedPosition: Int64 {
    let (sink, ring) = state.withLock { ($0.sink, $0.ring) }
    return sink?.playedPosition ?? ring?.readPosition ?? 0
  }

  func start(
    _ ring: AudioRing,
    sampleRate: Int,
    changed: @escaping @Sendable (SpeechNotice?) -> Void
  ) {
    state.withLock { $0.ring = ring }
    SpeechThread.start("a11y-outline sound") { [self] in
      supervise(ring, sampleRate: sampleRate, changed)
    }
  }

  func samplesAreReady() {
    state.withLock { $0.sink }?.samplesAreReady()
  }

  func flush(generation: UInt64) {
    let (sink, ring) = state.withLock { ($0.sink, $0.ring) }
    if let sink { sink.flush(generation: generation) } else { ring?.clear(generation: generation) }
  }

  func close() {
    state.withLock { $0.isClosed = true }
    wake.give()
  }

  func suspend() {
    isReleased.clear()
    let hasDevice = state.withLock { state in
      state.isSuspended = true
      return state.sink?.status == .running && state.failure == nil
    }
    wake.give()
    if hasDevice { isReleased.wait(milliseconds: Self.closingPatience) }
  }

  func resume() {
    state.withLock { $0.isSuspended = false }
    wake.give()
  }

  private var isClosed: Bool { state.withLock { $0.isClosed } }
  private var isSuspended: Bool { state.withLock { $0.isSuspended } }

  private func supervise(
    _ ring: AudioRing,
    sampleRate: Int,
    _ changed: @Sendable (SpeechNotice?) -> Void
  ) {
    var pause = Self.firstPause
    var silence: SilentSink?
    var hadDevice = false
    while !isClosed {
      if let device = open(ring, sampleRate: sampleRate) {
        let wasSilent = silence != nil
        silence?.close()
        silence = nil
        if wasSilent { changed(SpeechNotice(.audioRestored)) }
        pause = Self.firstPause
        hadDevice = true
        while device.status == .running, !isClosed, !isSuspended { wake.wait() }
        release(device)
        continue
      }
      if silence == nil {
        let sink = SilentSink()
        sink.start(ring, sampleRate: sampleRate) { _ in }
        state.withLock { $0.sink = sink }
        sink.samplesAreReady()
        silence = sink
        changed(SpeechNotice(hadDevice ? .audioLost : .noAudio))
      }
      wake.wait(milliseconds: pause)
      pause = min(pause * 2, Self.lastPause)
    }
    silence?.close()
    state.withLock { $0.sink = nil }
  }

  /// Closes a device, and stays without one for as long as the process is to be stopped.
  private func release(_ device: any AudioSink) {
    device.close()
    guard isSuspended else { return }
    state.withLock { $0.sink = nil }
    while device.status == .running, !isClosed { wake.wait(milliseconds: 10) }
    isReleased.give()
    while isSuspended, !isClosed { wake.wait() }
  }

  /// Opens the first device that can be, and makes it the one in use.
  private func open(_ ring: AudioRing, sampleRate: Int) -> (any AudioSink)? {
    var failures: [String] = []
    for make in devices where !isClosed {
      let device = make()
      device.start(ring, sampleRate: sampleRate) { [wake] _ in wake.give() }
      let deadline = ContinuousClock.now + .milliseconds(Int64(Self.patience))
      while device.status == .opening, ContinuousClock.now < deadline, !isClosed {
        wake.wait(milliseconds: 100)
      }
      if device.status == .running {
        state.withLock { state in
          state.sink = device
          state.failure = nil
        }
        device.samplesAreReady()
        return device
      }
      if let failure = device.status.failure { failures.append("\(device.name): \(failure)") }
      device.close()
    }
    state.withLock { $0.failure = failures.joined(separator: "; ") }
    return nil
  }
}
