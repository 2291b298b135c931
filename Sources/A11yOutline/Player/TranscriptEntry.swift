/// What was said after one key or command.
public struct TranscriptEntry: Hashable, Sendable, Encodable {
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

  private enum CodingKeys: String, CodingKey {
    case key, command, spoken, cursor, level
  }

  /// Writes the entry as the script driver prints it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(key?.identifier, forKey: .key)
    try container.encode(command?.identifier, forKey: .command)
    try container.encode(spoken, forKey: .spoken)
    try container.encode(cursor, forKey: .cursor)
    try container.encode(level, forKey: .level)
  }
}
