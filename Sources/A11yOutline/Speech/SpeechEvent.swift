/// What a ``Speaker`` tells while it speaks.
///
/// Nothing more is told of an utterance that was interrupted.
public enum SpeechEvent: Hashable, Sendable {
  /// The first sample of an utterance is heard.
  case started(SpeechID)

  /// An utterance has been heard to its end, or had nothing to be heard.
  case finished(SpeechID)

  /// A word is heard: its place in ``Utterance/text``, in UTF-8 offsets.
  case word(SpeechID, Range<Int>)

  /// Something the listener should be told.
  case notice(SpeechNotice)
}
