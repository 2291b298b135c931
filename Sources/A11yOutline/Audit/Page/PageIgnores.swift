/// The findings that the author of a page accepts, in comments with a reason.
///
/// `<!-- a11y-outline-ignore RULE: reason -->` accepts what the rule finds in the element that
/// follows, or, where none follows, in the element that the comment stands in.
struct PageIgnores {
  private let ignores: [SourceIgnore]

  init(_ page: WebPage) {
    let document = page.document
    var ignores: [SourceIgnore] = []
    for node in 0..<document.count where document.nodes[node].kind == .comment {
      let found = SourceIgnore.parse(document.nodes[node].content)
      guard !found.isEmpty else { continue }
      let element = document.nextElement(node) ?? document.parent(node)
      for ignore in found {
        var ignore = ignore
        ignore.lines = element.flatMap { Self.lines(of: $0, in: document) }
        ignores.append(ignore)
      }
    }
    self.ignores = ignores
  }

  func apply(to report: inout AuditReport) {
    SourceIgnore.apply(ignores, to: &report)
  }

  /// From where an element starts to where what is after it starts.
  private static func lines(
    of node: Int,
    in document: HTMLDocument
  ) -> Range<SourcePosition>? {
    guard let start = document.position(node) else { return nil }
    for next in document.end(node)..<max(document.end(node), document.count) {
      if let end = document.position(next), end > start { return start..<end }
    }
    return start..<SourcePosition(line: .max)
  }
}
