/// What an utterance is to the listener, which decides what it interrupts and what it waits for.
public enum SpeechClass: Hashable, Sendable, CaseIterable {
  /// The answer to a key: silences everything and is spoken now.
  case response

  /// Goes on after a response, and dies with it.
  case followUp

  /// A unit of continuous reading, spoken after the one before it.
  case reading

  /// News that no key asked for, spoken after the current unit.
  case notice

  /// How far something is; only the last one is kept, and spoken when nothing else is.
  case progress
}
