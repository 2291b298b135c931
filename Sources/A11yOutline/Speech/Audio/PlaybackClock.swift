internal import Synchronization

/// Tells what is heard, when it is heard.
///
/// One thread, or the clock of a test, so events come one after another.
final class PlaybackClock: Sendable {
  /// The longest step between two looks at the device, in milliseconds: an event is late by no
  /// more, even when the device stops or goes faster than it should.
  private static let longestStep: Int64 = 20

  private struct State {
    var notices: [SpeechNotice] = []
    var isClosed = false
  }

  private let ring: AudioRing
  private let sink: any AudioSink
  private let events: @Sendable (SpeechEvent) -> Void
  private let state = Mutex(State())
  private let wake = WakeSignal()

  init(
    ring: AudioRing,
    sink: any AudioSink,
    events: @escaping @Sendable (SpeechEvent) -> Void
  ) {
    self.ring = ring
    self.sink = sink
    self.events = events
  }

  /// Delivers on a thread of its own from now on.
  func start() {
    SpeechThread.start("a11y-outline clock") { [self] in
      while !state.withLock({ $0.isClosed }) {
        deliver()
        wake.wait(milliseconds: pause())
      }
    }
  }

  /// Delivers what is due.
  func deliver() {
    let notices = state.withLock { state in
      defer { state.notices.removeAll() }
      return state.notices
    }
    for notice in notices { events(.notice(notice)) }
    for event in ring.takeMarks(heardBy: sink.playedPosition) { events(event) }
  }

  /// How long nothing will be due, in milliseconds; -1 for ever.
  private func pause() -> Int32 {
    guard let next = ring.nextMarkPosition else { return -1 }
    let milliseconds = (next - sink.playedPosition) * 1_000 / Int64(SpeechFormat.sampleRate)
    return Int32(max(1, min(milliseconds, Self.longestStep)))
  }

  /// Tells that there is a mark to wait for.
  func marksChanged() {
    wake.give()
  }

  /// Tells something that is not bound to a sample.
  func tell(_ notice: SpeechNotice) {
    state.withLock { $0.notices.append(notice) }
    wake.give()
  }

  /// Ends the thread.
  func close() {
    state.withLock { $0.isClosed = true }
    wake.give()
  }
}
