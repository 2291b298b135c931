extension OrgAssembly {
  /// Whether the innermost container is a quote in which nothing stands yet.
  var isInNewQuote: Bool {
    if case .quote(hasNode: false) = containers.last { true } else { false }
  }

  /// Makes ready for what is first in a quote and no text by which it could be called.
  mutating func beginInQuote(at position: SourcePosition?) {
    guard isInNewQuote else { return }
    let content = NodeContent(name: StructureName.quote.rawValue, role: .quote, source: position)
    blocks.append(content, depth: depth)
    noteQuoteNode()
  }

  /// Notes that the innermost quote has its node.
  mutating func noteQuoteNode() {
    guard isInNewQuote else { return }
    containers[containers.count - 1] = .quote(hasNode: true)
  }

  /// Ends the innermost quote with all that is open in it; what ends a quote that never began does
  /// nothing.
  mutating func endQuote() {
    flushLabel()
    blocks.flush()
    let place = containers.lastIndex { container in
      if case .quote = container { true } else { false }
    }
    if let place { containers.removeSubrange(place...) }
  }
}

extension TextLines.Line {
  /// Whether the line is neither a row of a table, nor a line of fixed width, nor a rule.
  var isOrgText: Bool {
    !text.hasPrefix("|") && text != ":" && !text.hasPrefix(": ")
      && (text.count < 5 || !text.allSatisfy { $0 == "-" })
  }
}
