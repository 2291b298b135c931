import Testing

@testable import A11yOutline

/// Gives a player random commands and keys, and checks after each what must always hold.
@MainActor struct Soak {
  private let player: OutlinePlayer
  private var random: SeededGenerator
  private let commands: [Command]
  private let keys: [Key]

  /// Opens a document that is made from a seed.
  init(seed: Int) {
    random = SeededGenerator(seed: seed)
    player = OutlinePlayer(Soak.document(&random))
    player.transcriptLimit = 100
    let new = Soak.document(&random)
    player.rereadDocument = { new }
    player.recentDocuments = [RecentDocument(path: "/a.md", title: "A")]
    // Leaving is no command for a soak.
    commands = CommandDefinition.all.map(\.command).filter { $0 != .quit }
    let typed = "abcxyz019 -".compactMap { Key(String($0)) }
    keys = typed + ["Enter", "Esc", "Backspace", "Down", "Up", "Left", "Right", "Tab", "Space"]
  }

  /// Gives one command or key.
  ///
  /// - Returns: What does not hold after it; `nil` when all does.
  mutating func step() -> String? {
    let given: String
    if Int.random(in: 0..<3, using: &random) == 0, let key = keys.randomElement(using: &random) {
      given = "key \(key)"
      player.press(key)
    } else {
      let command = commands.randomElement(using: &random) ?? .next
      given = "command \(command)"
      player.perform(command)
    }
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      if let unit = player.nextReadingUnit() { player.readingStarted(unit) }
    }
    // A recent document was chosen: another session would open it.
    player.wantsToQuit = false
    return violation().map { "\($0) after \(given)" }
  }

  private func violation() -> String? {
    let outline = player.outline
    if let cursor = player.cursor {
      if !outline.isShown(cursor) { return "the cursor is on what is not shown" }
    } else if outline.firstVisible != nil {
      return "there is no cursor although something is shown"
    }
    guard let entry = player.transcript.last else { return "nothing was recorded" }
    if entry.cursor != player.cursor.map({ outline[$0].name }) {
      return "the transcript has another cursor"
    }
    if entry.spoken.contains(where: { $0.contains("{") || $0.isEmpty }) {
      return "the answer is no sentence: \(entry.spoken)"
    }
    if player.transcript.count > 200 { return "the transcript grows" }
    if player.responses.responses.count > ResponseHistory.limit { return "the responses grow" }
    if player.open.jumps.count > 1_000 { return "the jumps grow" }
    if player.below.count > 200 { return "outlines pile up" }
    return nil
  }

  /// Opens and closes at random, then takes all back and makes it again.
  ///
  /// - Returns: Whether the outline is then what it was before and after.
  mutating func undoIsConsistent() -> Bool {
    let changes: [Command] = [
      .expand, .collapse, .expandAll, .collapseAll, "toggleSiblings", "expandBelow",
      "collapseBelow", .next, .last, .first,
    ]
    let player = OutlinePlayer(Soak.document(&random))
    let before = Soak.expansion(player.outline)
    for _ in 0..<40 { player.perform(changes.randomElement(using: &random) ?? .next) }
    let after = Soak.expansion(player.outline)
    let count = player.open.undoStack.steps.count
    for _ in 0..<count { player.perform(.undo) }
    let undone = Soak.expansion(player.outline)
    for _ in 0..<count { player.perform(.redo) }
    return undone == before && Soak.expansion(player.outline) == after
  }

  private static func expansion(_ outline: Outline) -> [Bool?] {
    outline.nodes.map(\.isExpanded)
  }

  /// A document with nodes of every role, hidden, disabled, empty and unnamed ones among them.
  private static func document(_ random: inout SeededGenerator) -> Outline {
    var builder = OutlineBuilder(title: "Soak")
    var depth = 0
    for number in 0..<Int.random(in: 1...60, using: &random) {
      func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
      let role = Outline.Role.allCases.randomElement(using: &random) ?? .text
      let words = ["Abc", "xyz now.", "It is. So it was!", "été", "你好 世界", "a-b 3.14", ""]
      var content = NodeContent(
        name: (words.randomElement(using: &random) ?? "") + (chance(3) ? " \(number)" : ""),
        role: role
      )
      content.isExpanded = chance(3) ? Bool.random(using: &random) : nil
      content.isHidden = chance(12)
      content.isEnabled = !chance(10)
      content.isHitTestable = !chance(10)
      content.value = role == .toggle ? NeutralValue.on : nil
      content.target = role == .link ? "#x" : nil
      content.identifier = chance(10) ? "x" : nil
      content.isInline = role == .link && chance(2)
      builder.append(content, depth: depth)
      depth = max(0, min(depth + Int.random(in: -2...1, using: &random), builder.maximumDepth))
    }
    return builder.finish()
  }
}
