extension OutlinePlayer {
  /// Turns the rotor to the next or previous unit that the outline has any of, and says it.
  func turnRotor(_ direction: Direction) -> Answer {
    let units = RotorUnit.all
    let step = direction == .forward ? 1 : units.count - 1
    var place = units.firstIndex(of: rotor) ?? 0
    let kinds = kinds()
    repeat {
      place = (place + step) % units.count
    } while !isPresent(units[place], kinds) && units[place] != rotor
    rotor = units[place]
    return Answer(reader.message(rotor.phrase, rotor.values))
  }

  /// Goes to the next or previous unit of the rotor.
  func moveByRotor(_ direction: Direction) -> Answer {
    guard cursor != nil else { return noItems() }
    switch rotor {
    case .kind(let kind): return jump(direction, to: kind)
    case .searchHit: return search(direction)
    case .sibling: return moveToSibling(direction)
    case .text(let unit): return review(direction, by: unit)
    case .mark:
      let marked = Set(open.marks.filter { MarkName.isChosen($0.key) }.values)
      return jump(direction, called: words(.kindMark)) { marked.contains($0.id) }
    }
  }

  private func isPresent(_ unit: RotorUnit, _ kinds: Set<NodeKind>) -> Bool {
    switch unit {
    case .kind(let kind): kinds.contains(kind)
    case .mark: open.marks.keys.contains(where: MarkName.isChosen)
    case .searchHit: !searchText.isEmpty
    case .sibling, .text: true
    }
  }

  /// The kinds of the rotor that the outline has any of, in closed groups too.
  func kinds() -> Set<NodeKind> {
    if let known = open.kinds { return known }
    var found: Set<NodeKind> = [.groupOrControl]
    var sought = RotorUnit.all.compactMap { unit in
      if case .kind(let kind) = unit, kind != .groupOrControl { kind } else { nil }
    }
    let outline = outline
    // One pass, which ends as soon as every kind was found.
    _ = outline.nextNode(after: nil) { node in
      sought.removeAll { kind in
        guard kind.matches(node, in: outline) else { return false }
        found.insert(kind)
        return true
      }
      return sought.isEmpty
    }
    // The roles of a document do not change; those of views may.
    if source is DocumentOutlineSource { open.kinds = found }
    return found
  }
}
