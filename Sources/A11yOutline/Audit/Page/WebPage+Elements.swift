extension WebPage {
  /// The role of an element.
  func role(_ node: Int) -> AccessibleRole { tree.roles[node] }

  /// The name of an element; empty if it has none.
  func name(_ node: Int) -> String { tree.names[node] }

  /// Whether an element has a name that is not only white space.
  func isNamed(_ node: Int) -> Bool { !tree.names[node].isHTMLBlank }

  /// Whether an element has any attribute.
  func hasAttributes(_ node: Int) -> Bool { document.nodes[node].attributeCount > 0 }

  /// The role that the author states, be it in force or not.
  func explicitRole(_ node: Int) -> AccessibleRole? { tree.explicitRoles[node] }

  /// Whether assistive technology gets to know of an element, at once or when a disclosure around
  /// it is opened.
  func isExposed(_ node: Int) -> Bool { tree.hiding[node].subtracting(.collapsed).isEmpty }

  /// Whether an author hides an element from assistive technology ("programmatically hidden").
  func isHidden(_ node: Int) -> Bool {
    !tree.hiding[node].isDisjoint(with: [.notRendered, .invisible, .ariaHidden, .inert, .replaced])
  }

  /// Whether the Tab key comes to an element.
  func isTabStop(_ node: Int) -> Bool {
    guard tree.isFocusable[node] else { return false }
    return (tabIndex(node) ?? 0) >= 0
  }

  /// The number of the `tabindex` attribute.
  func tabIndex(_ node: Int) -> Int? {
    guard hasAttributes(node) else { return nil }
    return document.attribute("tabindex", of: node).flatMap { Int($0.trimmingHTMLSpace()) }
  }

  /// The first exposed descendant of an element that the focus can be put on.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  func firstFocusable(in node: Int, _ isWanted: (Int) -> Bool = { _ in true }) -> Int? {
    document.descendants(node).first {
      document.isElement($0) && tree.isFocusable[$0] && isWanted($0)
    }
  }

  /// The parent of an element for relations between roles: what assistive technology looks through
  /// is passed over.
  func parent(_ node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

  /// Whether assistive technology looks through an element to what is around it: it has neither a
  /// role nor anything else to tell.
  static func isTransparent(_ node: Int, in tree: AccessibilityTree) -> Bool {
    switch tree.roles[node] {
    case .presentation: return true
    case .generic:
      guard tree.document.nodes[node].attributeCount > 0 else { return true }
      if tree.isFocusable[node] { return false }
      return !tree.document.attributes(of: node).contains { attribute in
        attribute.name.hasPrefix("aria-") && attribute.name != "aria-hidden"
          && ARIAAttribute(rawValue: attribute.name)?.definition.isGlobal == true
      }
    default: return false
    }
  }

  static func parents(in tree: AccessibilityTree) -> [Int32] {
    let document = tree.document
    var parents = [Int32](repeating: -1, count: document.count)
    var isTransparent = [Bool](repeating: false, count: document.count)
    for node in 0..<document.count where document.isElement(node) {
      isTransparent[node] = Self.isTransparent(node, in: tree)
      guard let parent = document.parent(node) else { continue }
      parents[node] = isTransparent[parent] ? parents[parent] : Int32(parent)
    }
    // What is owned stands in its owner, which may come later in the document.
    for (child, owner) in tree.structure.ownership.owners {
      parents[child] = isTransparent[owner] ? parents[owner] : Int32(owner)
    }
    return parents
  }
}
