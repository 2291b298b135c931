import struct Foundation.CGPoint

/// A part of the outline of another source, with the same identities: what is below a group, or
/// what matches a filter.
final class PartialOutlineSource: OutlineSource {
  /// Which part it is.
  enum Part: Sendable {
    /// What is below a group; it opens and closes with the whole.
    case below(NodeID)
    /// The nodes that hold a text, with those they stand in, all open at first.
    case matching(SearchText)
  }

  /// The source of the whole outline.
  let whole: any OutlineSource
  private let part: Part

  /// The part as it is now.
  private(set) var outline: Outline

  /// Creates the source of a part.
  ///
  /// - Complexity: O(number of nodes of the whole).
  init(_ part: Part, of whole: any OutlineSource) {
    self.part = part
    self.whole = whole
    outline = part.select(from: whole.outline)
  }

  func setExpanded(_ id: NodeID, _ isExpanded: Bool) -> Bool {
    guard case .below = part else { return outline.setExpanded(id, isExpanded) }
    guard whole.setExpanded(id, isExpanded) else { return false }
    refresh([id])
    return true
  }

  func setAllExpanded(_ isExpanded: Bool) -> [NodeID] {
    guard case .below(let top) = part else {
      return isExpanded ? outline.expandAll() : outline.collapseAll()
    }
    guard whole.outline.contains(top) else { return [] }
    let children = whole.outline.children(of: top).filter { !whole.outline[$0].isHidden }
    let changed = children.flatMap { whole.setExpandedBelow($0, isExpanded) }
    refresh(changed)
    return changed
  }

  func setExpandedBelow(_ id: NodeID, _ isExpanded: Bool) -> [NodeID] {
    guard case .below = part else { return outline.setExpandedBelow(id, isExpanded) }
    let changed = whole.setExpandedBelow(id, isExpanded)
    refresh(changed)
    return changed
  }

  func activate(_ id: NodeID) -> Bool {
    guard whole.activate(id) else { return false }
    refresh([id])
    return true
  }

  func adjust(_ id: NodeID, _ direction: AdjustmentDirection) -> Bool {
    guard whole.adjust(id, direction) else { return false }
    refresh([id])
    return true
  }

  func actionNames(of id: NodeID) -> [String] {
    whole.actionNames(of: id)
  }

  func perform(actionNamed name: String, on id: NodeID) -> Bool {
    guard whole.perform(actionNamed: name, on: id) else { return false }
    refresh([id])
    return true
  }

  func takeAnnouncements() -> [String] {
    whole.takeAnnouncements()
  }

  /// Takes over what changed in the whole: in a document these nodes alone, in views perhaps
  /// anything.
  var changesByItself: Bool { whole.changesByItself }

  var drawing: [String]? { whole.drawing }

  func layOut(columns: Int) {
    whole.layOut(columns: columns)
    wholeChanged()
  }

  func hitTest(_ point: CGPoint) -> NodeID? {
    whole.hitTest(point).flatMap { outline.contains($0) ? $0 : nil }
  }

  /// Takes over what changed in the whole without a request.
  func wholeChanged() {
    (whole as? PartialOutlineSource)?.wholeChanged()
    refresh([])
  }

  private func refresh(_ ids: [NodeID]) {
    guard whole is DocumentOutlineSource else {
      outline = part.select(from: whole.outline)
      return
    }
    for id in ids where outline.contains(id) && whole.outline.contains(id) {
      let content = whole.outline[id].content
      outline.update(id) { $0.value = content.value }
      if let isExpanded = content.isExpanded, case .below = part {
        outline.setExpanded(id, isExpanded)
      }
    }
  }
}

extension PartialOutlineSource.Part {
  /// The part of an outline; an empty one when the group is gone.
  fileprivate func select(from outline: Outline) -> Outline {
    switch self {
    case .below(let top):
      outline.contains(top) ? outline.below(top) : Outline(title: outline.title)
    case .matching(let text):
      outline.matching { node in
        text.occurs(in: node) || text.occurs(in: node.content.description ?? "")
      }
    }
  }
}
