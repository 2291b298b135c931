extension OutlinePlayer {
  /// Which way a move goes.
  enum Direction: Sendable {
    case forward, backward
  }

  /// Puts the cursor on a node and says it.
  func land(on id: NodeID, as command: Command? = nil, cue: SoundCue? = nil) -> Answer {
    let previous = cursor
    cursor = id
    var said = reader.landing(on: id, in: outline, from: previous)
    said.cue = said.cue ?? cue
    return Answer(said, as: command)
  }

  /// Puts the cursor on a node that a person pointed at.
  ///
  /// A node that is not hit-testable lets the point through to the one it stands in.
  ///
  /// - Returns: What is said; nothing where there is no node that can be found by pointing.
  public func move(to id: NodeID) -> [Utterance] {
    let outline = outline
    let around = [id] + outline.ancestors(of: id)
    guard let found = around.first(where: { outline[$0].isHitTestable }) else { return [] }
    endReading()
    leave(cursor, for: found)
    return record(key: nil, command: .hitTest, land(on: found).utterances)
  }

  /// Says that there is nothing to move on.
  func noItems() -> Answer {
    Answer(reader.message(.noItems))
  }

  /// Moves over a number of shown items.
  ///
  /// A move that has too few items left lands on the last one; one that has none says its edge,
  /// or goes round where the person asked for it.
  func move(_ direction: Direction, by count: Int = 1) -> Answer {
    let outline = outline
    guard let cursor else { return noItems() }
    var target = cursor
    for _ in 0..<count {
      let next =
        direction == .forward
        ? outline.nextVisible(after: target) : outline.previousVisible(before: target)
      guard let next else { break }
      target = next
    }
    if target != cursor { return land(on: target) }
    return settings.wraps && count == 1 ? wrap(direction) : edge(direction)
  }

  /// Goes to the first or the last shown item.
  func moveToEnd(_ direction: Direction) -> Answer {
    guard let cursor else { return noItems() }
    let end = direction == .forward ? outline.lastVisible : outline.firstVisible
    guard let end, end != cursor else { return edge(direction) }
    return land(on: end, cue: .largeMove)
  }

  /// Goes to the next or previous item at the same level.
  func moveToSibling(_ direction: Direction) -> Answer {
    guard let cursor else { return noItems() }
    let sibling =
      direction == .forward
      ? outline.nextSibling(of: cursor) : outline.previousSibling(of: cursor)
    guard let sibling else { return noSibling(direction) }
    return land(on: sibling)
  }

  /// Goes to the first or last of the items at the same level.
  func moveToLastSibling(_ direction: Direction) -> Answer {
    guard let cursor else { return noItems() }
    let sibling =
      direction == .forward
      ? outline.lastSibling(of: cursor) : outline.firstSibling(of: cursor)
    guard let sibling, sibling != cursor else { return noSibling(direction) }
    return land(on: sibling)
  }

  /// Goes to the group that the item stands in; the group stays open.
  func moveToParent() -> Answer {
    guard let cursor else { return noItems() }
    guard let parent = outline.parent(of: cursor) else {
      return Answer(reader.message(.topLevel, cue: .edge))
    }
    return land(on: parent, cue: .largeMove)
  }

  /// Goes to the outermost group that the item stands in.
  func moveToTopLevel() -> Answer {
    guard let cursor else { return noItems() }
    guard let root = outline.ancestors(of: cursor).last else {
      return Answer(reader.message(.topLevel, cue: .edge))
    }
    return land(on: root, cue: .largeMove)
  }

  /// Goes to what follows the group that the item stands in.
  func movePastGroup() -> Answer {
    let outline = outline
    guard let cursor else { return noItems() }
    guard let parent = outline.parent(of: cursor) else { return edge(.forward) }
    let next = outline.nextVisible(after: cursor) {
      !outline.isDescendant($0.id, of: parent)
    }
    guard let next else { return edge(.forward) }
    return land(on: next)
  }

  /// Returns to the place that the last jump left.
  func moveBack() -> Answer {
    while let place = open.jumps.popLast() {
      guard outline.contains(place), !outline.isHidden(place), place != cursor else { continue }
      reveal(place)
      return land(on: place)
    }
    return Answer(reader.message(.noPrevious))
  }

  /// Puts the cursor back on a shown node after something changed around it.
  ///
  /// - Returns: Whether it had to move, to its nearest shown ancestor.
  func rehome() -> Bool {
    let outline = outline
    guard let current = cursor, outline.contains(current) else {
      let first = outline.firstVisible
      defer { cursor = first }
      return cursor != first
    }
    if outline.isShown(current) { return false }
    cursor = outline.ancestors(of: current).first(where: outline.isShown) ?? outline.firstVisible
    return true
  }

  private func edge(_ direction: Direction) -> Answer {
    guard let cursor else { return noItems() }
    return Answer(reader.edge(direction == .forward ? .bottom : .top, at: cursor, in: outline))
  }

  private func wrap(_ direction: Direction) -> Answer {
    let end = direction == .forward ? outline.firstVisible : outline.lastVisible
    guard let end, end != cursor else { return edge(direction) }
    let message = reader.message(
      direction == .forward ? .wrappedToTop : .wrappedToBottom,
      cue: .wrap
    )
    return Answer([message] + land(on: end).utterances)
  }

  private func noSibling(_ direction: Direction) -> Answer {
    let isTerse = reader.verbosity == .terse
    switch direction {
    case .forward: return Answer(reader.message(isTerse ? .noNext : .noNextSibling, cue: .edge))
    case .backward:
      return Answer(reader.message(isTerse ? .noPrevious : .noPreviousSibling, cue: .edge))
    }
  }
}

extension Command {
  static let hitTest: Command = "hitTest"
}
