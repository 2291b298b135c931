/// What speech tells about itself.
enum SessionSpeechEvent: Hashable, Sendable {
  /// A unit of continuous reading begins to sound.
  case started(ReadingUnit)
  /// It has sounded to its end, or was passed over because nothing of it can be said.
  case finished(ReadingUnit)
  /// A word of an utterance is heard, at a place in ``Utterance/text`` in UTF-8 offsets; `nil` when
  /// the utterance is over.
  case word(Range<Int>?, in: Utterance)
  /// Something went wrong, or right again; in words for the person.
  case notice(String)
}
