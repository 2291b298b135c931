extension CommandDefinition {
  /// Quick keys and searching: a capital goes backwards.
  static let jumps: [CommandDefinition] =
    levels
    + quickKey(.heading, "heading", "h", "H")
    + quickKey(.link, "link", "k", "K")
    + quickKey(.list, "list", "l", "L")
    + quickKey(.listItem, "list item", "i", "I")
    + quickKey(.table, "table", "t", "T")
    + quickKey(.quote, "quote", "q", "Q")
    + quickKey(.code, "code", "c", "C")
    + quickKey(.landmark, "landmark", "d", "D")
    + quickKey(.note, "note", "a", "A")
    + quickKey(.paragraph, "paragraph", "p", "P")
    + quickKey(.toggle, "toggle or check box", "x", "X")
    + quickKey(.group, "group", "e", "E")
    + quickKey(.openToDo, "open to-do", "o", "O")
    + [
      CommandDefinition(
        command: .goTo,
        word: "go to",
        keys: ["g"],
        summary: "go to the item whose name begins with what you type",
        isJump: true,
        action: { $0.ask(.goTo) }
      ),
      CommandDefinition(
        command: .search,
        word: "search",
        keys: ["/"],
        summary: "search, in closed groups too",
        action: { $0.ask(.search) }
      ),
      CommandDefinition(
        command: "searchNext",
        word: "search next",
        keys: ["n"],
        summary: "next place found",
        action: { $0.search(.forward) }
      ),
      CommandDefinition(
        command: "searchPrevious",
        word: "search previous",
        keys: ["N"],
        summary: "previous place found",
        action: { $0.search(.backward) }
      ),
    ]

  private static let levels: [CommandDefinition] = (1...6).map { level in
    CommandDefinition(
      command: Command("headingLevel\(level)"),
      word: "heading \(level)",
      keys: Key(String(level)).map { [$0] } ?? [],
      summary: "next heading of level \(level), or item at level \(level)",
      whileReading: .continues,
      isJump: true,
      action: { $0.jumpToLevel(level) }
    )
  }

  private static func quickKey(
    _ kind: NodeKind,
    _ name: String,
    _ next: Key,
    _ previous: Key
  ) -> [CommandDefinition] {
    let identifier = String(describing: kind)
    let suffix = identifier.prefix(1).uppercased() + identifier.dropFirst()
    return [
      CommandDefinition(
        command: Command("next" + suffix),
        word: "next " + name,
        keys: [next],
        summary: "next " + name,
        whileReading: .continues,
        isJump: true,
        action: { $0.jump(.forward, to: kind) }
      ),
      CommandDefinition(
        command: Command("previous" + suffix),
        word: "previous " + name,
        keys: [previous],
        summary: "previous " + name,
        whileReading: .continues,
        isJump: true,
        action: { $0.jump(.backward, to: kind) }
      ),
    ]
  }
}
