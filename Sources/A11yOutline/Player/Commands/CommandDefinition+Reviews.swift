extension CommandDefinition {
  /// Hearing something again, or a piece of it, or about the place.
  static let reviews: [CommandDefinition] =
    [
      review("repeatItem", "repeat", ["."], "read this item again; twice, spell it") {
        $0.repeatItem()
      },
      review("spell", "spell", [";"], "spell this item") { $0.spell() },
      review("spellPhonetically", "spell phonetically", [":"], "spell with words for the letters") {
        $0.spell(phonetically: true)
      },
    ]
    + units
    + [
      review("whereAmI", "where am i", ["w"], "where am I", whileReading: .restarts) {
        $0.whereAmI()
      },
      review("path", "path", ["W"], "the way to where I am", whileReading: .restarts) {
        $0.sayPath()
      },
      review("progress", "progress", ["%"], "how far I have come", whileReading: .restarts) {
        $0.sayProgress()
      },
      heardBefore("repeatResponse", "say again", ["j", "Ctrl+r"], "repeat the last response") {
        $0.repeatResponse()
      },
      heardBefore("olderResponse", "older", ["("], "the response before") {
        $0.sayOlderResponse()
      },
      heardBefore("newerResponse", "newer", [")"], "the response after") {
        $0.sayNewerResponse()
      },
      review("responses", "responses", ["J"], "list the responses") { $0.listResponses() },
      review("copy", "copy", ["y"], "copy what was reviewed last, or this item") { $0.copy() },
      review("copyBelow", "copy below", ["Y"], "copy this item and everything below") {
        $0.copyBelow()
      },
    ]

  private static let units: [CommandDefinition] = [
    review("previousWord", "word back", ["Ctrl+Left"], "previous word of this item") {
      $0.review(.backward, by: .word)
    },
    review("nextWord", "word", ["Ctrl+Right"], "next word of this item") {
      $0.review(.forward, by: .word)
    },
    review("previousCharacter", "character back", ["Shift+Left"], "previous character of this item")
    { $0.review(.backward, by: .character) },
    review("nextCharacter", "character", ["Shift+Right"], "next character of this item") {
      $0.review(.forward, by: .character)
    },
    review("previousSentence", "sentence back", ["Alt+Up"], "previous sentence of this item") {
      $0.review(.backward, by: .sentence)
    },
    review("nextSentence", "sentence", ["Alt+Down"], "next sentence of this item") {
      $0.review(.forward, by: .sentence)
    },
  ]

  private static func review(
    _ command: Command,
    _ word: String,
    _ keys: [Key],
    _ summary: String,
    whileReading: ReadingEffect = .stops,
    action: @escaping @MainActor @Sendable (OutlinePlayer) -> Answer
  ) -> CommandDefinition {
    CommandDefinition(
      command: command,
      word: word,
      keys: keys,
      summary: summary,
      whileReading: whileReading,
      isSpokenOnDemand: true,
      action: action
    )
  }

  private static func heardBefore(
    _ command: Command,
    _ word: String,
    _ keys: [Key],
    _ summary: String,
    action: @escaping @MainActor @Sendable (OutlinePlayer) -> Answer
  ) -> CommandDefinition {
    CommandDefinition(
      command: command,
      word: word,
      keys: keys,
      summary: summary,
      isSpokenOnDemand: true,
      isAnswerNew: false,
      action: action
    )
  }
}
