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
      command: "keys",
      word: "keys",
      keys: [],
      summary: "list all keys and what they do",
      action: { $0.listKeys() }
    ),
    CommandDefinition(
      command: .commands,
      word: "commands",
      keys: ["F"],
      summary: "every command by name; type to filter, Enter does it",
      action: { $0.listCommands() }
    ),
    CommandDefinition(
      command: .leaveList,
      word: "leave list",
      keys: [],
      summary: "leave the list that is open, as Escape does",
      action: { $0.leaveList() }
    ),
    CommandDefinition(
      command: "readAgain",
      word: "read again",
      keys: ["G"],
      summary: "read the document again, the place kept",
      action: { $0.readAgain() }
    ),
    CommandDefinition(
      command: .redraw,
      word: "redraw",
      keys: ["Ctrl+l"],
      summary: "draw the screen again",
      whileReading: .restarts,
      action: { _ in .silence }
    ),
    CommandDefinition(
      command: .toggleLineView,
      word: "line view",
      keys: ["F2"],
      summary: "line view for braille on or off",
      whileReading: .restarts,
      action: { $0.toggleLineView() }
    ),
    CommandDefinition(
      command: .suspend,
      word: "suspend",
      keys: ["Ctrl+z"],
      summary: "go back to the shell for a while",
      action: { _ in .silence }
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
