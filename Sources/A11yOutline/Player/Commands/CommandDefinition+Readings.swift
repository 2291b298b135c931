extension CommandDefinition {
  /// Continuous reading.
  static let readings: [CommandDefinition] = [
    CommandDefinition(
      command: .readFromHere,
      word: "say all",
      keys: ["s"],
      summary: "read from here",
      whileReading: .decides,
      isSpokenOnDemand: true,
      action: { $0.read(fromTop: false) }
    ),
    CommandDefinition(
      command: .readFromTop,
      word: "read from top",
      keys: ["S"],
      summary: "read from the top",
      whileReading: .decides,
      isJump: true,
      isSpokenOnDemand: true,
      action: { $0.read(fromTop: true) }
    ),
    CommandDefinition(
      command: .pauseOrResume,
      word: "pause",
      keys: [],
      summary: "pause, or go on reading",
      whileReading: .decides,
      isSpokenOnDemand: true,
      action: { $0.pauseOrResume() }
    ),
    CommandDefinition(
      command: "sleepTimer",
      word: "sleep timer",
      keys: [],
      summary: "pause reading after some minutes; 0 switches the timer off",
      action: { $0.ask(.sleepTimer) }
    ),
    CommandDefinition(
      command: .stop,
      word: "stop",
      keys: ["Esc"],
      summary: "stop speaking",
      action: { _ in .silence }
    ),
  ]
}
