/// How selectors of the style sheet of a shadow tree reach out of it (CSS Scoping Module Level 1,
/// section 3.2).
extension Selector {
  /// Whether the selector can select the host of a shadow tree.
  var isAboutHost: Bool {
    compounds.count == 1 && slotted == nil && compounds[0].isAboutHost
  }

  /// Whether the selector, which stands in the style sheet of a shadow tree, selects its host.
  ///
  /// The budget is how many elements may still be looked at; the match takes its share of it.
  func matches(host: Int, in document: HTMLDocument, _ budget: inout Int) -> Bool {
    guard isAboutHost else { return false }
    return compounds[0].matches(host: host, in: document, &budget)
  }

  /// Whether the selector, which stands in the style sheet of a shadow tree, selects an element
  /// that a slot of that tree shows.
  ///
  /// The budget is how many elements may still be looked at; the match takes its share of it.
  func matches(
    _ node: Int,
    shownIn slot: Int,
    in document: HTMLDocument,
    _ budget: inout Int
  ) -> Bool {
    guard let slotted, slotted.contains(where: { $0.matches(node, in: document, &budget) }) else {
      return false
    }
    return matches(whole: slot, in: document, &budget)
  }

  /// Matches the compounds from one on, of which the first must be about the host: nothing of the
  /// tree is around it.
  func matchesHost(
    from position: Int,
    _ host: Int,
    in document: HTMLDocument,
    _ steps: inout Int
  ) -> Bool {
    position + 1 == compounds.count && compounds[position].matches(host: host, in: document, &steps)
  }
}

extension Selector.Compound {
  /// Whether the tests can hold for the host of a shadow tree.
  ///
  /// For its own tree the host has neither name nor attributes; only `:host` reaches it.
  fileprivate var isAboutHost: Bool {
    type == nil && identifier == nil && classes.isEmpty && attributes.isEmpty
      && pseudoClasses.contains { pseudoClass in
        switch pseudoClass {
        case .host: true
        case .matches(let selectors): selectors.contains(where: \.isAboutHost)
        default: false
        }
      }
  }

  /// Whether the host of a shadow tree passes all tests.
  fileprivate func matches(
    host: Int,
    in document: HTMLDocument,
    _ steps: inout Int
  ) -> Bool {
    steps -= 1
    guard steps > 0, isAboutHost else { return false }
    for pseudoClass in pseudoClasses {
      let isPassed =
        switch pseudoClass {
        case .host(let selectors):
          selectors.isEmpty || selectors.contains { $0.matches(host, in: document, &steps) }
        case .matches(let selectors):
          selectors.contains { $0.matches(host: host, in: document, &steps) }
        case .not(let selectors):
          !selectors.contains { $0.matches(host: host, in: document, &steps) }
        default: false
        }
      guard isPassed else { return false }
    }
    return true
  }
}
