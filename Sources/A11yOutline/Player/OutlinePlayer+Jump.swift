extension OutlinePlayer {
  /// Goes to the next or previous shown node of a kind; never round the ends.
  func jump(_ direction: Direction, to kind: NodeKind) -> Answer {
    let outline = outline
    return jump(direction, called: words(kind.phrase, kind.values)) {
      kind.matches($0, in: outline)
    }
  }

  /// Goes to the next or previous shown node that matches; says what was looked for when there is
  /// none.
  func jump(
    _ direction: Direction,
    called name: String,
    where matches: (Outline.Node) -> Bool
  ) -> Answer {
    guard let cursor else { return noItems() }
    let found =
      direction == .forward
      ? outline.nextVisible(after: cursor, where: matches)
      : outline.previousVisible(before: cursor, where: matches)
    if let found { return land(on: found, cue: .itemOfKind) }
    let phrase: Phrase = direction == .forward ? .noNextOf : .noPreviousOf
    return Answer(reader.message(phrase, ["kind": name], cue: .miss))
  }

  /// Goes to the next heading of a level; in an outline without headings, to the next item at
  /// that level.
  func jumpToLevel(_ level: Int) -> Answer {
    let hasHeadings = kinds().contains(.heading)
    return jump(.forward, to: hasHeadings ? .headingOfLevel(level) : .itemAtLevel(level))
  }
}
