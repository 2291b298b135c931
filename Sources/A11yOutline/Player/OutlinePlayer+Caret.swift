extension OutlinePlayer {
  /// Moves the caret in the text of the item, and says what it comes to; at an end says so, and
  /// the unit there again.
  func review(_ direction: Direction, by unit: TextUnit) -> Answer {
    guard let cursor else { return noItems() }
    let name = outline[cursor].name
    guard name.contains(where: { !$0.isWhitespace }) else { return Answer(reader.message(.blank)) }
    var caret = self.caret ?? ReviewCaret(cursor, text: name)
    if caret.node != cursor || caret.text != name { caret = ReviewCaret(cursor, text: name) }
    let moved = caret.move(direction, by: unit)
    self.caret = caret
    let text = caret.current(unit)
    reviewedText = text
    let language = outline.language(of: cursor)
    var said =
      unit == .character
      ? reader.spelling(of: text, language: language)
      : Utterance([Utterance.Part(.name, text, language: language)])
    if !moved {
      let edge = reader.message(direction == .forward ? .endOfItem : .startOfItem)
      said.parts = edge.parts + said.parts
      said.cue = .edge
    }
    return Answer(said)
  }

  /// Where the caret of the review is in the name of the item, in characters; 0 when nothing is
  /// reviewed.
  ///
  /// A terminal puts its cursor there, so that a braille display shows what is reviewed.
  public var reviewOffset: Int {
    guard let caret, caret.node == cursor else { return 0 }
    return caret.offset
  }

  /// Forgets what was reviewed: the cursor has moved.
  func forgetReview() {
    caret = nil
    reviewedText = nil
  }
}
