/// Finds the declarations that hold for an element (CSS Cascading and Inheritance Level 4).
struct Cascade {
  /// The element itself or a part that is not in the tree.
  enum Part: Int, CaseIterable {
    case element, before, after
  }

  /// The winning values of an element and its generated parts.
  struct Values {
    private var parts = [[StyleDeclaration.Property: String]](repeating: [:], count: 3)

    subscript(part: Part) -> [StyleDeclaration.Property: String] {
      get { parts[part.rawValue] }
      set { parts[part.rawValue] = newValue }
    }

    /// Applies the declarations of rules of which the last is the strongest.
    fileprivate mutating func apply(_ rules: [StyleRuleIndex.Entry], areImportant: Bool) {
      for rule in rules {
        for declaration in rule.declarations where declaration.isImportant == areImportant {
          self[rule.part][declaration.property] = declaration.value
        }
      }
    }

    /// Applies the declarations of a `style` attribute.
    fileprivate mutating func apply(_ declarations: [StyleDeclaration], areImportant: Bool) {
      for declaration in declarations where declaration.isImportant == areImportant {
        self[.element][declaration.property] = declaration.value
      }
    }
  }

  /// The rules of the page and of each shadow tree, by the number of the tree.
  private var indices: [StyleRuleIndex]
  private let isEmpty: Bool

  /// Reads the `style` elements of a page and the sheets it links to, in document order.
  ///
  /// - Parameters:
  ///   - document: The page.
  ///   - linkedSheets: The text of style sheets by the `link` element they belong to.
  init(_ document: HTMLDocument, linkedSheets: [Int: String] = [:]) {
    indices = Array(repeating: StyleRuleIndex(), count: 1 + (document.shadows?.count ?? 0))
    for node in 0..<document.count
    where document.isHTML(node, "style") || linkedSheets[node] != nil {
      let sheet = StyleSheet(linkedSheets[node] ?? document.text(node))
      indices[Int(document.shadowTree(node))].add(sheet)
    }
    isEmpty = indices.allSatisfy { $0.count == 0 }
  }

  /// The winning values of an element, `nil` when there are none; `steps` is how many elements
  /// selectors may still look at.
  func values(of node: Int, in document: HTMLDocument, _ steps: inout Int) -> Values? {
    let inline =
      document.nodes[node].attributeCount > 0
      ? document.attribute("style", of: node).map { StyleDeclaration.parse($0) } ?? [] : []
    let tree = Int(document.shadowTree(node))
    let own = isEmpty ? [] : indices[tree].rules(for: node, in: document, &steps)
    let inner = isEmpty ? [] : innerRules(for: node, in: document, &steps)
    if inline.isEmpty, own.isEmpty, inner.isEmpty { return nil }
    var values = Values()
    // What is stated in the tree of the element wins over what an inner tree says of it; what is
    // important there wins over all (CSS Cascading and Inheritance Level 5, section 6.1).
    for rules in inner { values.apply(rules, areImportant: false) }
    values.apply(own, areImportant: false)
    values.apply(inline, areImportant: false)
    values.apply(own, areImportant: true)
    values.apply(inline, areImportant: true)
    for rules in inner.reversed() { values.apply(rules, areImportant: true) }
    return values
  }

  /// The rules that select an element from inside: of the shadow tree that it is the host of, and
  /// of those whose slots show it; those of the innermost tree first.
  private func innerRules(
    for node: Int,
    in document: HTMLDocument,
    _ steps: inout Int
  ) -> [[StyleRuleIndex.Entry]] {
    guard let shadows = document.shadows else { return [] }
    var found: [[StyleRuleIndex.Entry]] = []
    // A slot may stand in a slot: the trees follow from the outermost to the innermost.
    var current = document.assignedSlot(node)
    while let slot = current, steps > 0 {
      steps -= 1
      let index = indices[Int(document.shadowTree(slot))]
      if index.isAboutSlotted {
        found.append(index.rules(for: node, shownIn: slot, in: document, &steps))
      }
      current = document.assignedSlot(slot)
    }
    if let tree = shadows.hostedTrees[node] {
      found.append(indices[Int(tree)].rules(forHost: node, in: document, &steps))
    }
    return found.filter { !$0.isEmpty }.reversed()
  }
}
