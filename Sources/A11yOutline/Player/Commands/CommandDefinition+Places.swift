extension CommandDefinition {
  /// Marks, places and parts of the outline.
  static let places: [CommandDefinition] = [
    CommandDefinition(
      command: "setMark",
      word: "mark",
      keys: ["m"],
      summary: "set a mark: then a letter or a digit",
      action: { $0.ask(.setMark) }
    ),
    CommandDefinition(
      command: "goToMark",
      word: "go to mark",
      keys: ["'"],
      summary: "go to a mark: then its letter, ' for the last jump, Space for the last pause",
      action: { $0.ask(.goToMark) }
    ),
    CommandDefinition(
      command: "marks",
      word: "marks",
      keys: ["M"],
      summary: "list the marks",
      action: { $0.listMarks() }
    ),
    CommandDefinition(
      command: "goToPercent",
      word: "go to percent",
      keys: [],
      summary: "go to a part of the outline, in percent",
      action: { $0.ask(.percent) }
    ),
    CommandDefinition(
      command: "goToTime",
      word: "go to time",
      keys: [],
      summary: "go some minutes of reading from the top; with + or -, from here",
      action: { $0.ask(.time) }
    ),
    CommandDefinition(
      command: "hoist",
      word: "hoist",
      keys: [],
      summary: "show only what is in this group, as if it were the whole outline",
      action: { $0.hoist() }
    ),
    CommandDefinition(
      command: "filter",
      word: "filter",
      keys: [],
      summary: "show only items that hold what you type; nothing shows all again",
      action: { $0.ask(.filter) }
    ),
    CommandDefinition(
      command: "leavePart",
      word: "back to all",
      keys: [],
      summary: "leave the group or the filter that is shown alone",
      action: { $0.leavePart() }
    ),
    CommandDefinition(
      command: "recentDocuments",
      word: "recent documents",
      keys: [],
      summary: "list the documents played before; Enter opens one",
      action: { $0.listDocuments() }
    ),
  ]
}
