extension CommandDefinition {
  /// Help and leaving.
  static let others: [CommandDefinition] = [
    CommandDefinition(
      command: .inputHelp,
      word: "help",
      keys: ["F1", "?"],
      summary: "hear what keys do; Escape leaves",
      action: { $0.startInputHelp() }
    ),
    CommandDefinition(
      command: .quit,
      word: "quit",
      keys: ["Ctrl+q", "Ctrl+c", "Ctrl+d"],
      summary: "quit",
      action: { $0.quit() }
    ),
  ]
}
