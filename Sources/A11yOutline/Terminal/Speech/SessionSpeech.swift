/// What makes a session's utterances heard.
///
/// A session calls it from the main actor only, and none of it blocks.
@MainActor protocol SessionSpeech: AnyObject {
  /// What is told about speech; it may be called on any thread.
  var onEvent: (@Sendable (SessionSpeechEvent) -> Void)? { get set }

  /// When ``elapse()`` is due, on the ``MonotonicClock``; `nil` when it is not.
  var deadline: Duration? { get }

  /// Silences everything, then speaks the answer to a key.
  func respond(_ utterances: [Utterance])

  /// Speaks a unit of continuous reading after what was asked for before.
  ///
  /// A session has at most two of them under way: one that sounds and one that is made ready.
  func prepare(_ unit: ReadingUnit)

  /// Speaks what nobody asked for, once the utterance or unit that sounds is over.
  func notify(_ utterances: [Utterance])

  /// Silences everything.
  func stop()

  /// Takes over what a person has set.
  func apply(_ settings: PlayerSettings)

  /// Gives the sound device up while the process is stopped.
  func suspend()

  /// Takes it again.
  func resume()

  /// Does what is due by now.
  func elapse()
}

extension SessionSpeech {
  var deadline: Duration? { nil }

  func elapse() {}
}
