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
    CommandDefinition(
      command: "ringDown",
      word: "setting down",
      keys: ["F5"],
      summary: "setting of the ring down: rate, pitch, volume, pauses, voice, language",
      whileReading: .restarts,
      action: { $0.changeRingSetting(by: -1) }
    ),
    CommandDefinition(
      command: "ringUp",
      word: "setting up",
      keys: ["F6"],
      summary: "setting of the ring up",
      whileReading: .restarts,
      action: { $0.changeRingSetting(by: 1) }
    ),
    CommandDefinition(
      command: "ringNext",
      word: "next setting",
      keys: ["F8"],
      summary: "next setting of the ring",
      whileReading: .restarts,
      action: { $0.turnRing(by: 1) }
    ),
    CommandDefinition(
      command: "ringPrevious",
      word: "previous setting",
      keys: ["B"],
      summary: "previous setting of the ring",
      whileReading: .restarts,
      action: { $0.turnRing(by: -1) }
    ),
    CommandDefinition(
      command: "punctuation",
      word: "punctuation",
      keys: ["!"],
      summary: "how much punctuation is spoken: none, some, most, all",
      whileReading: .restarts,
      action: { $0.changePunctuation() }
    ),
    CommandDefinition(
      command: "speechMode",
      word: "speech mode",
      keys: ["F4"],
      summary: "what is spoken: everything, what is asked for, nothing",
      whileReading: .restarts,
      action: { $0.changeSpeechMode() }
    ),
    CommandDefinition(
      command: "sounds",
      word: "sounds",
      keys: ["F3"],
      summary: "sounds: off, on, instead of words",
      whileReading: .restarts,
      action: { $0.changeSounds() }
    ),
    CommandDefinition(
      command: "laidOutView",
      word: "laid-out view",
      keys: ["#"],
      summary: "laid-out view of views on or off",
      whileReading: .restarts,
      action: { $0.toggleLaidOutView() }
    ),
  ]
}
