extension Outline {
  /// Opens and closes all headlines and items as `#+STARTUP:` says.
  mutating func fold(_ folding: OrgSettings.Folding) {
    for node in Array(nodes) where node.isGroup && node.content.foldsInOrg {
      switch folding {
      case .overview: setExpanded(node.id, false)
      case .all: setExpanded(node.id, true)
      case .levels(let count): setExpanded(node.id, node.level < count)
      case .content: setExpanded(node.id, hasHeadline(below: node.id))
      }
    }
  }

  /// Opens or closes one headline as its property says.
  mutating func fold(_ folding: OrgSettings.Folding, at id: NodeID) {
    guard contains(id), self[id].isGroup else { return }
    setExpanded(id, folding != .overview)
  }

  private func hasHeadline(below id: NodeID) -> Bool {
    children(of: id).contains { self[$0].content.headingLevel != nil }
  }
}

extension NodeContent {
  /// Whether Org's folding concerns the node: a headline or a list item, but no drawer or block.
  fileprivate var foldsInOrg: Bool {
    headingLevel != nil || role == .listItem || role == .toDo
  }
}
