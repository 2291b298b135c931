/// What speech tells about itself.
enum SessionSpeechEvent: Hashable, Sendable {
  /// A unit of continuous reading begins to sound.
  case started(ReadingUnit)
  /// It has sounded to its end, or was passed over because nothing of it can be said.
  case finished(ReadingUnit)
  /// Something went wrong, or right again; in words for the person.
  case notice(String)
}
