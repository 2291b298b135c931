extension OutlinePlayer {
  /// Goes to the next or previous shown node of a kind; never round the ends.
  func jump(_ direction: Direction, to kind: NodeKind) -> Answer {
    guard let cursor else { return noItems() }
    let outline = outline
    let matches = { (node: Outline.Node) in kind.matches(node, in: outline) }
    let found =
      direction == .forward
      ? outline.nextVisible(after: cursor, where: matches)
      : outline.previousVisible(before: cursor, where: matches)
    if let found { return land(on: found) }
    let name = words(kind.phrase, kind.values)
    return Answer(
      reader.message(direction == .forward ? .noNextOf : .noPreviousOf, ["kind": name])
    )
  }

  /// Goes to the next heading of a level; in an outline without headings, to the next item at
  /// that level.
  func jumpToLevel(_ level: Int) -> Answer {
    jump(.forward, to: hasHeadings ? .headingOfLevel(level) : .itemAtLevel(level))
  }

  /// Whether there is any heading that is not hidden, in closed groups too.
  private var hasHeadings: Bool {
    if let known = outlineHasHeadings { return known }
    let found = outline.nextNode(after: nil) { $0.role == .heading } != nil
    // The roles of a document do not change; those of views may.
    if source is DocumentOutlineSource { outlineHasHeadings = found }
    return found
  }
}
