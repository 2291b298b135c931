extension OutlinePlayer {
  /// Opens a closed group; in an open one goes to the first child.
  func expandOrEnter() -> Answer {
    guard let cursor else { return noItems() }
    let node = outline[cursor]
    guard node.isGroup else { return disclose(node, true) }
    if node.isExpanded == false { return setExpanded(node, true) }
    guard let child = outline.firstChild(of: cursor) else {
      return Answer(reader.message(.noItems), as: .expand)
    }
    return land(on: child, as: .firstChild)
  }

  /// Closes an open group; from anything else goes to the group it stands in, which stays open
  /// (w3c/aria-practices#365).
  func collapseOrLeave() -> Answer {
    guard let cursor else { return noItems() }
    let node = outline[cursor]
    if node.isExpanded == true { return setExpanded(node, false) }
    if node.isDisclosure, node.value == Disclosure.expanded { return disclose(node, false) }
    let answer = moveToParent()
    return Answer(answer.utterances, as: .parent)
  }

  /// Opens this group.
  func expand() -> Answer {
    guard let cursor else { return noItems() }
    let node = outline[cursor]
    guard let isExpanded = node.isExpanded else { return disclose(node, true) }
    if isExpanded, outline.firstChild(of: cursor) == nil {
      return Answer(reader.message(.noItems))
    }
    return setExpanded(node, true)
  }

  /// Closes this group; on a leaf, the group it stands in, to which the cursor goes.
  func collapse() -> Answer {
    guard let cursor else { return noItems() }
    let node = outline[cursor]
    if node.isGroup { return setExpanded(node, false) }
    if node.isDisclosure { return disclose(node, false) }
    guard let parent = outline.parent(of: cursor) else { return Answer(reader.message(.topLevel)) }
    guard source.setExpanded(parent, false) else { return Answer(reader.message(.noChange)) }
    push(ExpansionChange(groups: [parent], isExpanded: false))
    return land(on: parent)
  }

  /// Opens or closes a group that the cursor is on.
  func setExpanded(_ node: Outline.Node, _ isExpanded: Bool) -> Answer {
    let command: Command = isExpanded ? .expand : .collapse
    if node.isExpanded == isExpanded {
      return Answer(reader.unchanged(isExpanded: isExpanded), as: command)
    }
    guard source.setExpanded(node.id, isExpanded) else {
      return Answer(reader.message(.noChange), as: command)
    }
    push(ExpansionChange(groups: [node.id], isExpanded: isExpanded))
    return Answer(reader.change(of: node.id, in: outline), as: command)
  }

  /// Opens or closes all groups.
  func setAllExpanded(_ isExpanded: Bool) -> Answer {
    guard cursor != nil else { return noItems() }
    return summary(of: source.setAllExpanded(isExpanded), isExpanded: isExpanded)
  }

  /// Opens all groups; if all are open, closes them.
  func toggleAll() -> Answer {
    let closed = outline.nextNode(after: nil) { $0.isExpanded == false }
    return setAllExpanded(closed != nil)
  }

  /// Opens or closes this group and all groups below it.
  func setExpandedBelow(_ isExpanded: Bool) -> Answer {
    guard let cursor else { return noItems() }
    guard outline[cursor].isGroup else {
      return Answer(isExpanded ? reader.nothingToExpand() : reader.message(.nothingToCollapse))
    }
    return summary(of: source.setExpandedBelow(cursor, isExpanded), isExpanded: isExpanded)
  }

  /// Opens all groups among the siblings; if all are open, closes them.
  func toggleSiblings() -> Answer {
    guard let cursor else { return noItems() }
    let groups = outline.siblingGroups(of: cursor)
    guard !groups.isEmpty else { return Answer(reader.nothingToExpand()) }
    let isExpanded = groups.contains { outline[$0].isExpanded == false }
    let changed = groups.filter { source.setExpanded($0, isExpanded) }
    guard !changed.isEmpty else { return Answer(reader.message(.noChange)) }
    push(ExpansionChange(groups: changed, isExpanded: isExpanded))
    return Answer(reader.changeOfSiblings(isExpanded: isExpanded, count: changed.count))
  }

  /// Opens the groups that a node stands in, as one step that can be taken back.
  @discardableResult
  func reveal(_ id: NodeID) -> [NodeID] {
    let closed = outline.ancestors(of: id).filter { outline[$0].isExpanded == false }
    let changed = closed.reversed().filter { source.setExpanded($0, true) }
    if !changed.isEmpty { push(ExpansionChange(groups: changed, isExpanded: true)) }
    return changed
  }

  /// Takes back the last opening or closing.
  func undo() -> Answer {
    guard let change = open.undoStack.popLast() else {
      return Answer(reader.message(.nothingToUndo))
    }
    open.redoStack.append(change)
    return restore(change, to: !change.isExpanded, .undone)
  }

  /// Makes again what was taken back.
  func redo() -> Answer {
    guard let change = open.redoStack.popLast() else {
      return Answer(reader.message(.nothingToRedo))
    }
    open.undoStack.append(change)
    return restore(change, to: change.isExpanded, .redone)
  }

  private func restore(_ change: ExpansionChange, to isExpanded: Bool, _ phrase: Phrase) -> Answer {
    let previous = cursor
    for id in change.groups where outline.contains(id) {
      _ = source.setExpanded(id, isExpanded)
    }
    let moves = rehome()
    let groups = change.groups.filter(outline.contains)
    var said = [reader.undone(phrase, groups, in: outline, cursorMoves: moves)]
    said += landing(from: previous, if: moves)
    return Answer(said)
  }

  private func summary(of changed: [NodeID], isExpanded: Bool) -> Answer {
    guard !changed.isEmpty else { return Answer(reader.unchanged(isExpanded: isExpanded)) }
    push(ExpansionChange(groups: changed, isExpanded: isExpanded))
    let previous = cursor
    let moves = rehome()
    return Answer(
      [reader.changeOfAll(isExpanded: isExpanded, count: changed.count)]
        + landing(from: previous, if: moves)
    )
  }

  private func landing(from previous: NodeID?, if moves: Bool) -> [Utterance] {
    guard moves, let cursor else { return [] }
    return [reader.landing(on: cursor, in: outline, from: previous)]
  }

  private func push(_ change: ExpansionChange) {
    open.undoStack.append(change)
    open.redoStack = ExpansionHistory()
  }
}
