extension Rule {
  /// Looks through a web page.
  typealias PageCheck = @Sendable (WebPage, inout Verdicts) -> Void

  /// Looks through an outline.
  typealias OutlineCheck = @Sendable (AuditedOutline, inout Verdicts) -> Void

  /// A check that looks at each element on its own.
  ///
  /// - Parameters:
  ///   - applies: Whether the rule is about an element.
  ///   - verdict: What the rule says of an element it is about.
  /// - Returns: The check.
  static func elements(
    where applies: @escaping @Sendable (WebPage, Int) -> Bool,
    expect verdict: @escaping @Sendable (WebPage, Int) -> Verdict
  ) -> PageCheck {
    { page, verdicts in
      for node in page.elements where applies(page, node) {
        verdicts.record(verdict(page, node), of: node)
      }
    }
  }

  /// A check that looks at each node that is not hidden on its own.
  static func nodes(
    where applies: @escaping @Sendable (AuditedOutline, Int) -> Bool,
    expect verdict: @escaping @Sendable (AuditedOutline, Int) -> Verdict
  ) -> OutlineCheck {
    { outline, verdicts in
      for index in outline.nodes.indices
      where !outline.isHidden[index] && applies(outline, index) {
        verdicts.record(verdict(outline, index), of: index)
      }
    }
  }

  /// A check that asks one thing of the page as a whole; its target is the root element.
  static func document(
    where applies: @escaping @Sendable (WebPage) -> Bool = { $0.isHTML },
    expect verdict: @escaping @Sendable (WebPage) -> Verdict
  ) -> PageCheck {
    { page, verdicts in
      if applies(page) { verdicts.record(verdict(page), of: page.root) }
    }
  }
}
