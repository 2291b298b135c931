/// A finding that an author accepts in the source, with the reason.
struct SourceIgnore: Hashable, Sendable {
  /// The rules that are ignored.
  var rules: [String]

  /// Why; empty when the author does not say, and then nothing is ignored.
  var reason: String

  /// Where findings are ignored; `nil` for nowhere.
  var lines: Range<SourcePosition>?

  /// The word that begins an ignore.
  static let keyword = "a11y-outline-ignore"

  /// The ignores in a comment or a line: `a11y-outline-ignore RULE, RULE: reason`.
  static func parse(_ text: some StringProtocol) -> [SourceIgnore] {
    guard let start = text.range(of: keyword) else { return [] }
    let rest = text[start.upperBound...]
    let end = rest.range(of: "-->")?.lowerBound ?? rest.endIndex
    let text = rest[..<end]
    let colon = text.firstIndex(of: ":") ?? text.endIndex
    let rules = text[..<colon].split { $0 == "," || $0.isWhitespace }.map { String($0) }
    let reason = text[colon...].dropFirst().trimmingHTMLSpace()
    return rules.isEmpty ? [] : [SourceIgnore(rules: rules, reason: reason, lines: nil)]
  }

  /// The ignores in a text of any format, each for its own line and the next that is not blank.
  ///
  /// - Complexity: O(length of the text).
  static func all(inLinesOf text: String) -> [SourceIgnore] {
    guard text.contains(keyword) else { return [] }
    var ignores: [SourceIgnore] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() where line.contains(keyword) {
      var next = index + 1
      while next < lines.count, lines[next].allSatisfy(\.isWhitespace) { next += 1 }
      for var ignore in parse(line) {
        ignore.lines = SourcePosition(line: index + 1)..<SourcePosition(line: next + 2)
        ignores.append(ignore)
      }
    }
    return ignores
  }

  /// Marks the findings that ignores accept.
  static func apply(_ ignores: [SourceIgnore], to report: inout AuditReport) {
    guard !ignores.isEmpty else { return }
    func accept(_ finding: inout Finding) {
      guard let line = finding.line else { return }
      let position = SourcePosition(line: line, column: finding.column ?? 1)
      let ignore = ignores.first {
        !$0.reason.isEmpty && $0.rules.contains(finding.rule)
          && $0.lines?.contains(position) == true
      }
      if let ignore { finding.suppression = ignore.reason }
    }
    for index in report.findings.indices { accept(&report.findings[index]) }
    for index in report.reviews.indices { accept(&report.reviews[index]) }
  }
}
