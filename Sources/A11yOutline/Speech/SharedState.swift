internal import Synchronization

/// The one place where the state of a ``Speaker`` is.
final class SharedState: Sendable {
  let value: Mutex<SpeakerState>

  init(_ state: SpeakerState) {
    value = Mutex(state)
  }
}
