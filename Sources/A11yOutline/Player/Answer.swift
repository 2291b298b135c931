/// What a command answers with.
struct Answer: Sendable {
  /// What is said, in order.
  var utterances: [Utterance]
  /// What the command turned out to be, where that depends on where it was given.
  var command: Command?

  init(_ utterances: [Utterance], as command: Command? = nil) {
    self.utterances = utterances
    self.command = command
  }

  init(_ utterance: Utterance, as command: Command? = nil) {
    self.init([utterance], as: command)
  }

  /// Nothing is said.
  static let silence = Answer([])
}
