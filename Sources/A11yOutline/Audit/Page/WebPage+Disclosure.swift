extension WebPage {
  /// The value of an attribute of WAI-ARIA in small letters; `nil` if it is missing or blank.
  func stated(_ attribute: ARIAAttribute, of node: Int) -> String? {
    guard hasAttributes(node) else { return nil }
    return document.text(of: attribute.rawValue, of: node)?.lowercased()
  }

  /// The elements that an element says it controls.
  func controlled(by node: Int) -> [Int] {
    guard hasAttributes(node) else { return [] }
    return document.references(of: "aria-controls", of: node)
  }

  /// All elements that some element says it controls.
  ///
  /// - Complexity: O(*n*) in the size of the page.
  var controlledElements: Set<Int> {
    var controlled: Set<Int> = []
    for node in elements where hasAttributes(node) {
      controlled.formUnion(self.controlled(by: node))
    }
    return controlled
  }

  /// Whether a disclosure is expanded; `nil` for what is none.
  func isExpanded(_ node: Int) -> Bool? {
    if document.isDisclosureSummary(node), let details = document.parent(node) {
      return document.hasAttribute("open", of: details)
    }
    switch stated(.expanded, of: node) {
    case "true": return true
    case "false": return false
    default: return nil
    }
  }

  /// The first exposed tab stop in an element, or the element itself.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  func firstTabStop(in node: Int) -> Int? {
    if isTabStop(node) { return node }
    return firstFocusable(in: node) { isTabStop($0) && !isHidden($0) }
  }

  /// Whether an element holds text that is read.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  func hasExposedText(_ node: Int) -> Bool {
    document.descendants(node).contains { child in
      switch document.nodes[child].kind {
      case .text: tree.hiding[child].isEmpty && !document.nodes[child].content.isHTMLBlank
      case .element: isExposed(child) && role(child) == .image && isNamed(child)
      case .comment: false
      }
    }
  }

  /// Whether an item holds, or owns, items of its own.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  func ownsItems(_ node: Int) -> Bool {
    let owned = tree.structure.ownership.owned[node] ?? []
    return ([node] + owned).contains { root in
      let isGroup = root != node && contextRole(root) == .group
      return isGroup
        || document.descendants(root).contains {
          document.isElement($0) && explicitRole($0) == .treeItem
        }
    }
  }

  /// Whether items of the kind of an element are nested in this page, so that the markup tells
  /// levels; a flat list of tree items has levels that only attributes tell.
  func isNested(_ node: Int) -> Bool {
    document.ancestors(node).prefix(64).contains { ancestor in
      role(ancestor) == .group || role(ancestor) == role(node)
    }
  }

  /// The number that an attribute of WAI-ARIA states.
  func number(_ attribute: ARIAAttribute, of node: Int) -> Int? {
    stated(attribute, of: node).flatMap { Int($0) }
  }

  /// The tree, list or other set that an item is in, through the groups and items around it.
  func set(around node: Int) -> Int? {
    var next = tree.structure.parent(node)
    for _ in 0..<64 {
      guard let around = next else { return nil }
      if role(around) != .group, role(around) != role(node) { return around }
      next = tree.structure.parent(around)
    }
    return nil
  }
}
