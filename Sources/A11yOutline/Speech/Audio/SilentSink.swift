internal import Foundation
internal import Synchronization

/// A device that nobody hears and that keeps time, for a machine without sound.
final class SilentSink: AudioSink {
  private struct State {
    var ring: AudioRing?
    var played: Int64 = 0
    var isClosed = false
  }

  /// The length of one step, in milliseconds.
  private static let period = 5

  private let state = Mutex(State())
  private let wake = WakeSignal()

  let name = "silent"
  let status = AudioSinkStatus.running

  func start(
    _ ring: AudioRing,
    sampleRate: Int,
    changed: @escaping @Sendable (SpeechNotice?) -> Void
  ) {
    state.withLock {
      $0.ring = ring
      $0.played = ring.readPosition
    }
    SpeechThread.start("a11y-outline silence") { [self] in
      run(ring, samplesPerPeriod: sampleRate * Self.period / 1_000)
    }
  }

  private func run(_ ring: AudioRing, samplesPerPeriod: Int) {
    var piece = [Int16](repeating: 0, count: samplesPerPeriod)
    let clock = ContinuousClock()
    var due = clock.now
    while !state.withLock({ $0.isClosed }) {
      let count = piece.withUnsafeMutableBufferPointer { ring.read(into: $0).count }
      if count == 0 {
        wake.wait()
        due = clock.now
        continue
      }
      due += .milliseconds(Self.period)
      let pause = clock.now.duration(to: due)
      if pause > .zero { usleep(UInt32(pause / .microseconds(1))) }
      state.withLock { $0.played = max($0.played, ring.readPosition) }
    }
  }

  func samplesAreReady() {
    wake.give()
  }

  func flush(generation: UInt64) {
    state.withLock { state in
      guard let ring = state.ring else { return }
      ring.clear(generation: generation)
      state.played = ring.readPosition
    }
  }

  var playedPosition: Int64 { state.withLock { $0.played } }

  func close() {
    state.withLock { $0.isClosed = true }
    wake.give()
  }
}
