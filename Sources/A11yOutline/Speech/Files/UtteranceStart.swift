/// What begins with an utterance in an audio file.
struct UtteranceStart: Hashable, Sendable {
  /// The name of the chapter that begins; `nil` for none.
  var chapter: String?

  /// Whether another file begins.
  var startsFile = false
}
