extension CommandDefinition {
  /// The rotor and the lists of what the outline has.
  static let rotor: [CommandDefinition] = [
    CommandDefinition(
      command: "nextRotorUnit",
      word: "rotor",
      keys: ["r"],
      summary: "choose what Tab goes to",
      whileReading: .restarts,
      action: { $0.turnRotor(.forward) }
    ),
    CommandDefinition(
      command: "previousRotorUnit",
      word: "rotor back",
      keys: ["R"],
      summary: "choose what Tab goes to, backwards",
      whileReading: .restarts,
      action: { $0.turnRotor(.backward) }
    ),
    CommandDefinition(
      command: "rotorNext",
      word: "next",
      keys: ["Tab"],
      summary: "next of what the rotor is set to",
      whileReading: .continues,
      action: { $0.moveByRotor(.forward) }
    ),
    CommandDefinition(
      command: "rotorPrevious",
      word: "previous",
      keys: ["Shift+Tab"],
      summary: "previous of what the rotor is set to",
      whileReading: .continues,
      action: { $0.moveByRotor(.backward) }
    ),
    CommandDefinition(
      command: "elements",
      word: "elements",
      keys: ["F7", "Ctrl+e"],
      summary: "list headings, links, controls and more; type to filter, Enter goes there",
      action: { $0.listElements() }
    ),
  ]
}
