/// A way to show a person at a terminal what the player says and where the cursor is.
///
/// A display makes bytes; the session writes those of one command at once.
protocol Display {
  /// Prints lines before anything else.
  mutating func begin(_ introduction: [String]) -> [UInt8]

  /// Shows what there is after a command, or after reading went on.
  mutating func update(_ state: DisplayState) -> [UInt8]

  /// Starts again after the terminal changed its size, or was written to by others.
  ///
  /// - Parameters:
  ///   - size: The size of the terminal.
  ///   - clears: Whether the terminal is to be cleared.
  /// - Returns: What is to be written; the next update draws everything.
  mutating func restart(_ size: TerminalSize, clears: Bool) -> [UInt8]

  /// Leaves the terminal to others, for a while or for good.
  ///
  /// - Parameter lastItem: The text of the item that the cursor is on, to stay in sight for good.
  /// - Returns: What is to be written.
  mutating func end(_ lastItem: String?) -> [UInt8]
}
