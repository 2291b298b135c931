/// Where the cursor stood, to find the nearest place when its node goes away.
struct CursorAnchor {
  /// How many siblings are remembered on each side.
  private static let reach = 64

  private var candidates: [NodeID]

  /// Remembers the surroundings of a node.
  init(_ id: NodeID, in outline: Outline) {
    candidates = outline.contains(id) ? outline.ancestors(of: id) : []
    var siblings: [NodeID] = []
    var next = outline.nextSibling(of: id)
    while let sibling = next, siblings.count < CursorAnchor.reach {
      siblings.append(sibling)
      next = outline.nextSibling(of: sibling)
    }
    var previous = outline.previousSibling(of: id)
    while let sibling = previous, siblings.count < 2 * CursorAnchor.reach {
      siblings.append(sibling)
      previous = outline.previousSibling(of: sibling)
    }
    candidates = [id] + siblings + candidates
  }

  /// The node itself when it is shown; one of its shown ancestors when it is there but not shown;
  /// else the next shown sibling, the previous one, or an ancestor.
  func landing(in outline: Outline) -> NodeID? {
    guard let node = candidates.first else { return outline.firstVisible }
    if outline.contains(node) {
      if outline.isShown(node) { return node }
      if let ancestor = outline.ancestors(of: node).first(where: outline.isShown) {
        return ancestor
      }
    }
    return candidates.first(where: outline.isShown) ?? outline.firstVisible
  }
}
