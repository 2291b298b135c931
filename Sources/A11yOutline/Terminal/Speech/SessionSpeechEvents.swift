import Synchronization

/// Brings events from any thread to the event loop.
final class SessionSpeechEvents: Sendable {
  private let events = Mutex<[SessionSpeechEvent]>([])
  private let pipe: WakePipe

  /// Creates a queue that wakes the loop by a pipe.
  init(_ pipe: WakePipe) {
    self.pipe = pipe
  }

  /// Adds an event.
  func append(_ event: SessionSpeechEvent) {
    events.withLock { $0.append(event) }
    pipe.wake()
  }

  /// Takes all events that came.
  func take() -> [SessionSpeechEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
