/// What was said after one key or command.
public struct TranscriptEntry: Hashable, Sendable {
  /// The key that was pressed; `nil` for the opening and for commands given without a key.
  public let key: Key?
  /// The command that ran; `nil` when the key has none.
  public let command: Command?
  /// What was said, in order.
  public var utterances: [Utterance]
  /// The name of the node the cursor is on; `nil` when there is none.
  public var cursor: String?
  /// The level of the node the cursor is on, from 1; `nil` when there is none.
  public var level: Int?

  /// The texts of what was said.
  public var spoken: [String] { utterances.map(\.text) }
}
