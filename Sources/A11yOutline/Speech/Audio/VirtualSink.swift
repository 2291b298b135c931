internal import Foundation
internal import Synchronization

/// A device whose clock moves only when it is told to, for tests that must not depend on time.
final class VirtualSink: AudioSink {
  private struct State {
    var ring: AudioRing?
    var changed: (@Sendable (SpeechNotice?) -> Void)?
    var played: Int64 = 0
    var heard: [Int16] = []
    var sampleRate = 22_050
  }

  /// How long to wait for a synthesizer that should have delivered, in milliseconds.
  private static let patience: Int32 = 10_000

  /// The largest step of the clock, in samples: 1 ms.
  private static let step = 22

  private let state = Mutex(State())
  private let ready = WakeSignal()

  let name = "virtual"
  let status = AudioSinkStatus.running
  let isDevice = true

  func start(
    _ ring: AudioRing,
    sampleRate: Int,
    changed: @escaping @Sendable (SpeechNotice?) -> Void
  ) {
    state.withLock {
      $0.ring = ring
      $0.sampleRate = sampleRate
      $0.changed = changed
    }
  }

  func samplesAreReady() {
    ready.give()
  }

  func flush(generation: UInt64) {
    let ring = state.withLock { $0.ring }
    ring?.clear(generation: generation)
  }

  var playedPosition: Int64 { state.withLock { $0.played } }

  func close() {
    ready.give()
  }

  /// The samples heard so far.
  var heardSamples: [Int16] { state.withLock { $0.heard } }

  /// Lets time pass, and everything happen that happens in it.
  ///
  /// - Parameter seconds: How long; it ends early when all that was to be said has been heard.
  /// - Returns: The samples that were heard.
  @discardableResult
  func advance(seconds: Double) -> Int {
    let (ring, rate, changed) = state.withLock { ($0.ring, $0.sampleRate, $0.changed) }
    guard let ring else { return 0 }
    var remaining = Int(seconds * Double(rate))
    var heard = 0
    var piece = [Int16](repeating: 0, count: Self.step)
    while remaining > 0 {
      let isIdle = ring.isIdle
      let wanted = min(remaining, Self.step)
      let count = piece.withUnsafeMutableBufferPointer { piece in
        ring.read(into: UnsafeMutableBufferPointer(rebasing: piece[..<wanted])).count
      }
      if count == 0 {
        changed?(nil)
        if isIdle { break }
        ready.wait(milliseconds: Self.patience)
        continue
      }
      state.withLock {
        $0.heard.append(contentsOf: piece[..<count])
        $0.played = ring.readPosition
      }
      heard += count
      remaining -= count
      changed?(nil)
    }
    return heard
  }
}
