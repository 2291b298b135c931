/// Rules that a crawl with the player's commands checks, not a look at the document.
extension Rule {
  static let keyboard: [Rule] = [keyboardReach, keyboardTrap]

  static let keyboardReach = Rule(
    id: "keyboard-unreachable",
    title: "The keyboard gets to everything that is shown or can be opened",
    meaning: "A listener never comes to the item.",
    remedy: "Let the group around the item be opened",
    severity: .error,
    criteria: ["2.1.1"],
    applicability: "outlines, when the crawl is asked for"
  )

  static let keyboardTrap = Rule(
    id: "keyboard-trap",
    title: "The keyboard gets away from every item",
    meaning: "A listener is stuck and cannot go on or back.",
    remedy: "Keep the item shown while the cursor is on it",
    severity: .error,
    criteria: ["2.1.2"],
    applicability: "outlines, when the crawl is asked for"
  )
}
