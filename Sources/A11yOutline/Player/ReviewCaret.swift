/// A place in the text of an item, from which characters, words and sentences are reviewed.
struct ReviewCaret: Sendable {
  /// The item.
  let node: NodeID
  /// The text of the item.
  let text: String
  /// The index of the first character of what was reviewed last.
  private(set) var place: String.Index

  /// Starts at the first character, which is where a terminal puts its cursor.
  init(_ node: NodeID, text: String) {
    self.node = node
    self.text = text
    place = text.startIndex
  }

  /// How many characters come before the caret.
  var offset: Int { text.distance(from: text.startIndex, to: place) }

  /// Moves to the next or previous unit.
  ///
  /// - Returns: Whether there was one; the caret then stands at its first character.
  mutating func move(_ direction: OutlinePlayer.Direction, by unit: TextUnit) -> Bool {
    guard place < text.endIndex else { return false }
    let current = unit.range(at: place, in: text)
    switch direction {
    case .forward:
      guard current.upperBound < text.endIndex else { return false }
      place = current.upperBound
    case .backward:
      guard current.lowerBound > text.startIndex else { return false }
      place = unit.range(at: text.index(before: current.lowerBound), in: text).lowerBound
    }
    return true
  }

  /// The text of the unit at the caret.
  func current(_ unit: TextUnit) -> String {
    guard place < text.endIndex else { return "" }
    let piece = text[unit.range(at: place, in: text)]
    return unit == .character ? String(piece) : piece.trimmingWhiteSpace()
  }
}

extension Substring {
  /// The text without the white space around it.
  fileprivate func trimmingWhiteSpace() -> String {
    var rest = drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
