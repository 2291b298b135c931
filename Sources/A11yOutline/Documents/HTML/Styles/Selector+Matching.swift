extension Selector {
  /// How many elements may be looked at to decide one match; a selector that needs more is hostile.
  static let stepLimit = 20_000

  /// Whether the selector selects an element.
  ///
  /// - Complexity: O(*d*) for the depth *d* in all but contrived cases, which
  ///   ``stepLimit`` bounds.
  func matches(_ node: Int, in document: HTMLDocument) -> Bool {
    guard slotted == nil else { return false }
    var steps = Self.stepLimit
    return matches(from: 0, node, in: document, &steps)
  }

  /// Whether the selector selects an element.
  ///
  /// The budget is how many elements may still be looked at; the match takes its share of it.
  func matches(_ node: Int, in document: HTMLDocument, _ budget: inout Int) -> Bool {
    guard slotted == nil else { return false }
    return matches(whole: node, in: document, &budget)
  }

  /// Matches all compounds within a share of the budget.
  func matches(whole node: Int, in document: HTMLDocument, _ budget: inout Int) -> Bool {
    let allowed = min(budget, Self.stepLimit)
    var steps = allowed
    defer { budget -= allowed - steps }
    return matches(from: 0, node, in: document, &steps)
  }

  /// Matches the compounds from one on, in the tree that the element is from; recursion goes no
  /// deeper than there are compounds.
  func matches(
    from position: Int,
    _ node: Int,
    in document: HTMLDocument,
    _ steps: inout Int
  ) -> Bool {
    guard compounds[position].matches(node, in: document, &steps) else { return false }
    guard position + 1 < compounds.count, let combinator = compounds[position].combinator else {
      return true
    }
    switch combinator {
    case .child:
      guard let parent = document.parentInTree(node) else { return false }
      guard !parent.isHost else {
        return matchesHost(from: position + 1, parent.node, in: document, &steps)
      }
      return matches(from: position + 1, parent.node, in: document, &steps)
    case .descendant:
      var current = document.parentInTree(node)
      while let ancestor = current {
        // The host ends the tree.
        guard !ancestor.isHost else {
          return matchesHost(from: position + 1, ancestor.node, in: document, &steps)
        }
        if matches(from: position + 1, ancestor.node, in: document, &steps) { return true }
        guard steps > 0 else { return false }
        current = document.parentInTree(ancestor.node)
      }
      return false
    case .nextSibling:
      guard let sibling = document.previousElementInTree(node) else { return false }
      return matches(from: position + 1, sibling, in: document, &steps)
    case .laterSibling:
      var isFound = false
      document.visitSiblingsInTree(of: node) { sibling in
        guard sibling != node, steps > 0 else { return false }
        isFound = matches(from: position + 1, sibling, in: document, &steps)
        return !isFound
      }
      return isFound
    }
  }
}

extension Selector.Compound {
  /// Whether an element passes all tests.
  func matches(_ node: Int, in document: HTMLDocument, _ steps: inout Int) -> Bool {
    steps -= 1
    guard steps > 0, document.isElement(node) else { return false }
    if let type, document.name(node) != type, document.name(node).lowercased() != type {
      return false
    }
    if let identifier, document.attribute("id", of: node) != identifier { return false }
    if !classes.isEmpty {
      let words = document.words(of: "class", of: node)
      guard classes.allSatisfy({ name in words.contains { $0 == name } }) else { return false }
    }
    for test in attributes {
      guard let value = document.attribute(test.name, of: node), test.matches(value) else {
        return false
      }
    }
    for pseudoClass in pseudoClasses {
      guard pseudoClass.matches(node, in: document, &steps) else { return false }
    }
    return true
  }
}

extension Selector.AttributeTest {
  /// Whether the value of the attribute passes the test.
  func matches(_ attribute: String) -> Bool {
    let actual = ignoresCase ? attribute.lowercased() : attribute
    let wanted = ignoresCase ? value.lowercased() : value
    return switch comparison {
    case .exists: true
    case .equals: actual == wanted
    case .includes: actual.splitAtHTMLSpace().contains { $0 == wanted }
    case .dashMatch: actual == wanted || actual.hasPrefix(wanted + "-")
    case .prefix: !wanted.isEmpty && actual.hasPrefix(wanted)
    case .suffix: !wanted.isEmpty && actual.hasSuffix(wanted)
    case .substring: !wanted.isEmpty && actual.contains(wanted)
    }
  }
}

extension Selector.PseudoClass {
  /// Whether an element is in the state or place.
  func matches(_ node: Int, in document: HTMLDocument, _ steps: inout Int) -> Bool {
    switch self {
    case .not(let selectors): !selectors.contains { $0.matches(node, in: document) }
    case .matches(let selectors): selectors.contains { $0.matches(node, in: document) }
    case .nthChild(let step, let offset, let fromEnd, let ofType):
      Self.isNth(node, step, offset, fromEnd: fromEnd, ofType: ofType, in: document, &steps)
    case .onlyChild:
      Self.isNth(node, 0, 1, fromEnd: false, ofType: false, in: document, &steps)
        && Self.isNth(node, 0, 1, fromEnd: true, ofType: false, in: document, &steps)
    case .root: document.isHTML(node, "html")
    case .empty: document.isEmptyInTree(node)
    case .checked:
      document.hasAttribute("checked", of: node)
        || document.hasAttribute("selected", of: node)
    case .disabled: document.isDisableable(node) && document.hasAttribute("disabled", of: node)
    case .enabled: document.isDisableable(node) && !document.hasAttribute("disabled", of: node)
    case .required: document.hasAttribute("required", of: node)
    case .optional:
      document.isHTML(node, "input", "select", "textarea")
        && !document.hasAttribute("required", of: node)
    case .link: document.isHTML(node, "a", "area") && document.hasAttribute("href", of: node)
    case .never, .host: false
    case .direction(let direction): document.direction(of: node) == direction
    }
  }

  private static func isNth(
    _ node: Int,
    _ step: Int,
    _ offset: Int,
    fromEnd: Bool,
    ofType: Bool,
    in document: HTMLDocument,
    _ steps: inout Int
  ) -> Bool {
    let name = document.name(node)
    var place = 0
    var isReached = false
    document.visitSiblingsInTree(of: node) { sibling in
      guard !ofType || document.name(sibling) == name else { return true }
      steps -= 1
      if sibling == node { isReached = true }
      if !fromEnd || isReached { place += 1 }
      return steps > 0 && (fromEnd || !isReached)
    }
    guard isReached, steps > 0 else { return false }
    let difference = place - offset
    if step == 0 { return difference == 0 }
    return difference % step == 0 && difference / step >= 0
  }
}

extension HTMLDocument {
  /// Whether an element is of a kind that can be disabled (HTML Standard, section 4.10.18.5).
  func isDisableable(_ node: Int) -> Bool {
    has(.disableable, node)
  }

  /// The direction of the text of an element, `ltr` or `rtl`, as the nearest `dir` states it.
  func direction(of node: Int) -> String {
    var current: Int? = node
    while let element = current {
      if let value = attribute("dir", of: element)?.lowercased(), value == "ltr" || value == "rtl" {
        return value
      }
      current = parent(element)
    }
    return "ltr"
  }

  /// The elements that one of some selectors selects, in document order.
  ///
  /// - Complexity: O(*n*) in the number of nodes for each selector.
  func elements(matching selectors: [Selector]) -> [Int] {
    nodes.indices.filter { node in
      nodes[node].kind == .element
        && selectors.contains { $0.pseudoElement == nil && $0.matches(node, in: self) }
    }
  }
}
