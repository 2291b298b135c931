internal import Synchronization

/// A device that writes everything it is given to a WAV file, as fast as it comes.
final class WaveFileSink: AudioSink {
  private struct State {
    var status = AudioSinkStatus.opening
    var played: Int64 = 0
    var isClosed = false
    var ring: AudioRing?
  }

  private let path: String
  private let state = Mutex(State())
  private let wake = WakeSignal()
  private let isComplete = WakeSignal()

  /// How long closing waits for the last samples to be in the file, in milliseconds.
  private static let patience: Int32 = 2_000

  init(path: String) {
    self.path = path
  }

  let name = "wav"
  var status: AudioSinkStatus { state.withLock { $0.status } }
  var playedPosition: Int64 { state.withLock { $0.played } }

  func start(
    _ ring: AudioRing,
    sampleRate: Int,
    changed: @escaping @Sendable (SpeechNotice?) -> Void
  ) {
    state.withLock { $0.ring = ring }
    SpeechThread.start("a11y-outline wav") { [self] in
      do {
        let writer = try WaveFileWriter(path: path)
        state.withLock { $0.status = .running }
        changed(nil)
        try run(ring, writer)
      } catch {
        state.withLock { $0.status = .failed("\(error)") }
        changed(nil)
      }
      isComplete.give()
    }
  }

  private func run(_ ring: AudioRing, _ writer: WaveFileWriter) throws(SpeechError) {
    var piece = [Int16](repeating: 0, count: 2_048)
    while true {
      let count = piece.withUnsafeMutableBufferPointer { ring.read(into: $0).count }
      if count == 0 {
        try writer.flush()
        state.withLock { $0.played = ring.readPosition }
        if state.withLock({ $0.isClosed }) { return }
        wake.wait()
      } else {
        try writer.append(piece[..<count])
        state.withLock { $0.played = ring.readPosition }
      }
    }
  }

  func samplesAreReady() {
    wake.give()
  }

  func flush(generation: UInt64) {
    state.withLock { $0.ring }?.clear(generation: generation)
  }

  func close() {
    let isRunning = state.withLock { state in
      defer { state.isClosed = true }
      return !state.isClosed && state.status == .running
    }
    wake.give()
    // The process may end at once after this, and the file must be whole.
    if isRunning { isComplete.wait(milliseconds: Self.patience) }
  }
}
