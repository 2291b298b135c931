extension CommandDefinition {
  /// Hearing something again, or about the place.
  static let reviews: [CommandDefinition] = [
    CommandDefinition(
      command: "repeatItem",
      word: "repeat",
      keys: ["."],
      summary: "read this item again; twice, spell it",
      action: { $0.repeatItem() }
    ),
    CommandDefinition(
      command: "spell",
      word: "spell",
      keys: [";"],
      summary: "spell this item",
      action: { $0.spell() }
    ),
    CommandDefinition(
      command: "repeatResponse",
      word: "say again",
      keys: ["j", "Ctrl+r"],
      summary: "repeat the last response",
      action: { $0.repeatResponse() }
    ),
    CommandDefinition(
      command: "whereAmI",
      word: "where am i",
      keys: ["w"],
      summary: "where am I",
      whileReading: .restarts,
      action: { $0.whereAmI() }
    ),
    CommandDefinition(
      command: "path",
      word: "path",
      keys: ["W"],
      summary: "the way to where I am",
      whileReading: .restarts,
      action: { $0.sayPath() }
    ),
    CommandDefinition(
      command: "progress",
      word: "progress",
      keys: ["%"],
      summary: "how far I have come",
      whileReading: .restarts,
      action: { $0.sayProgress() }
    ),
  ]
}
