extension HTMLDocument {
  /// The shadow tree that a node belongs to, from 1; 0 for the page itself.
  func shadowTree(_ node: Int) -> Int32 { shadows?.trees[node] ?? 0 }

  /// The element that an identifier means for a node: the first of the tree that the node is in
  /// (DOM Standard, section 4.2.2.2).
  func element(identified identifier: String, for node: Int) -> Int? {
    guard let shadows, shadows.trees[node] > 0 else { return elementsByIdentifier[identifier] }
    let tree = shadows.trees[node]
    return shadows.elements[ShadowTrees.Identifier(tree: tree, identifier: identifier)]
  }

  /// The parent of a node in the tree that the node is from, and whether it is but the host of that
  /// tree.
  func parentInTree(_ node: Int) -> (node: Int, isHost: Bool)? {
    if let family = shadows?.family(of: node) { return (family.host, family.isTop) }
    return parent(node).map { ($0, false) }
  }

  /// Whether a node has neither elements nor text in the tree that it is from.
  func isEmptyInTree(_ node: Int) -> Bool {
    if let children = shadows?.children(ofHost: node) {
      return children.allSatisfy { nodes[$0].kind == .comment }
    }
    return children(node).allSatisfy { nodes[$0].kind == .comment }
  }

  /// Visits the elements with the same parent as an element in the tree that it is from, itself
  /// included, in the order of that tree.
  ///
  /// - Parameters:
  ///   - node: The element.
  ///   - body: What is done; it returns whether the visit goes on.
  func visitSiblingsInTree(of node: Int, _ body: (Int) -> Bool) {
    if let family = shadows?.family(of: node) {
      for sibling in family.members where isElement(sibling) {
        guard body(sibling) else { return }
      }
    } else if let parent = parent(node) {
      for sibling in childElements(parent) {
        guard body(sibling) else { return }
      }
    }
  }

  /// The element before an element in the tree that it is from.
  func previousElementInTree(_ node: Int) -> Int? {
    guard let family = shadows?.family(of: node) else { return previousElement(node) }
    return family.members.prefix { $0 != node }.last { isElement($0) }
  }

  /// The slot that an element is assigned to; `nil` if it is shown where it stands.
  func assignedSlot(_ node: Int) -> Int? {
    guard let shadows, let slot = parent(node), isHTML(slot, "slot"),
      shadows.trees[slot] != shadows.trees[node]
    else { return nil }
    return slot
  }

  /// The templates that are shadow roots, by the element whose child they are; the first counts.
  private func shadowRoots() -> [Int: Int] {
    guard attributes.contains(where: { $0.name == "shadowrootmode" }) else { return [:] }
    var roots: [Int: Int] = [:]
    for node in 0..<count where isHTML(node, "template") {
      guard let host = parent(node), roots[host] == nil, isHTML(host, name(host)),
        Self.hostNames.contains(name(host)) || name(host).contains("-"),
        let mode = attribute("shadowrootmode", of: node)?.lowercased(),
        mode == "open" || mode == "closed"
      else { continue }
      roots[host] = node
    }
    return roots
  }

  /// The elements of HTML that can have a shadow root, beside those of a page's own making (DOM
  /// Standard, section 4.9).
  private static let hostNames: Set<String> = [
    "article", "aside", "blockquote", "body", "div", "footer", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "main", "nav", "p", "section", "span",
  ]

  /// Puts the tree in the order in which it is shown: the shadow tree of an element stands in the
  /// place of its children, and these stand in the slots (DOM Standard, section 4.2.2.4; HTML
  /// Standard, section 4.12.3).
  ///
  /// What no slot takes stays in the template, where it is hidden, and where references find it.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  mutating func flattenShadowTrees() {
    let roots = shadowRoots()
    guard !roots.isEmpty else { return }
    var flattening = ShadowFlattening(self, roots: roots)
    self = flattening.run()
  }
}
