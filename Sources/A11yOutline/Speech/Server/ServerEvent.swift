/// What a speech server tells of a message.
enum ServerEvent: Hashable, Sendable {
  /// Its first sound is heard.
  case began(message: Int)

  /// A mark in it is reached.
  case mark(message: Int, name: String)

  /// It has been heard to its end, or was given up.
  case ended(message: Int)
}
