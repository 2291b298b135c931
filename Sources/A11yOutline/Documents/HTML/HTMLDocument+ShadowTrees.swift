extension HTMLDocument {
  /// An identifier inside of one shadow tree.
  struct ShadowIdentifier: Hashable, Sendable {
    let tree: Int32
    let identifier: String
  }

  /// The shadow tree that a node belongs to, from 1; 0 for the page itself.
  func shadowTree(_ node: Int) -> Int32 { shadowTrees.isEmpty ? 0 : shadowTrees[node] }

  /// The element that an identifier means for a node: the first of the tree that the node is in
  /// (DOM Standard, section 4.2.2.2).
  func element(identified identifier: String, for node: Int) -> Int? {
    let tree = shadowTree(node)
    if tree == 0 { return elementsByIdentifier[identifier] }
    return shadowElements[ShadowIdentifier(tree: tree, identifier: identifier)]
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
