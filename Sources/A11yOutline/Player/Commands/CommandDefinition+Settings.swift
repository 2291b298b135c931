extension CommandDefinition {
  /// What can be set from the keyboard.
  static let settings: [CommandDefinition] = [
    CommandDefinition(
      command: "slower",
      word: "slower",
      keys: ["<"],
      summary: "slower",
      whileReading: .restarts,
      action: { $0.changeRate(by: -1) }
    ),
    CommandDefinition(
      command: "faster",
      word: "faster",
      keys: [">"],
      summary: "faster",
      whileReading: .restarts,
      action: { $0.changeRate(by: 1) }
    ),
    CommandDefinition(
      command: "moreVerbose",
      word: "verbosity",
      keys: ["v"],
      summary: "say more: terse, normal, verbose, and round",
      whileReading: .restarts,
      action: { $0.changeVerbosity(by: 1) }
    ),
    CommandDefinition(
      command: "lessVerbose",
      word: "less verbosity",
      keys: ["V"],
      summary: "say less: verbose, normal, terse, and round",
      whileReading: .restarts,
      action: { $0.changeVerbosity(by: -1) }
    ),
  ]
}
