internal import Synchronization

/// The events of a server, on their way from the library's thread to ours.
final class SharedServerEvents: Sendable {
  private let events = Mutex<[ServerEvent]>([])

  /// Adds an event.
  func append(_ event: ServerEvent) {
    events.withLock { $0.append(event) }
  }

  /// Takes all events that came.
  func take() -> [ServerEvent] {
    events.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
