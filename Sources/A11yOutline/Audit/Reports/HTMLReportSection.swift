/// Writes what an HTML report says of one document: the findings as a table, then its outline with
/// each finding at its place.
struct HTMLReportSection {
  /// The place of the document in the report, from 1.
  let number: Int

  private let file: AuditedFile

  /// The findings, by their indices in the report of the document, numbered in the order of the
  /// tables.
  private let findings: [NumberedFinding]
  private let reviews: [NumberedFinding]

  /// - Parameters:
  ///   - file: The document.
  ///   - number: Its place in the report, from 1.
  ///   - first: The number of its first finding.
  init(_ file: AuditedFile, number: Int, firstFinding first: Int) {
    self.file = file
    self.number = number
    var placed: (findings: Set<Int>, reviews: Set<Int>) = ([], [])
    for item in file.outline?.items ?? [] where item.isMarked {
      placed.findings.formUnion(item.findings)
      placed.reviews.formUnion(item.reviews)
    }
    var findings = file.report.findings.enumerated().map { index, finding in
      NumberedFinding(
        number: 0,
        finding: finding,
        kind: finding.counts ? .counted : .accepted,
        isPlaced: placed.findings.contains(index)
      )
    }
    var reviews = file.report.reviews.enumerated().map { index, finding in
      NumberedFinding(
        number: 0,
        finding: finding,
        kind: finding.suppression == nil ? .review : .accepted,
        isPlaced: placed.reviews.contains(index)
      )
    }
    var next = first
    func giveNumbers(_ list: inout [NumberedFinding], _ kind: NumberedFinding.Kind) {
      for index in Self.order(list) where list[index].kind == kind {
        list[index].number = next
        next += 1
      }
    }
    giveNumbers(&findings, .counted)
    giveNumbers(&reviews, .review)
    giveNumbers(&findings, .accepted)
    giveNumbers(&reviews, .accepted)
    self.findings = findings
    self.reviews = reviews
  }

  /// How many findings are numbered.
  var findingCount: Int { findings.count + reviews.count }

  /// The address of the section.
  var address: String { "document-\(number)" }

  var html: String {
    let path = file.path.sanitized.escapedForMarkup
    let heading = "<h2 id=\"\(address)\">\(path)</h2>\n"
    var html = "<section aria-labelledby=\"\(address)\">\n" + heading
    if let error = file.error {
      html += "<p><strong class=\"error\">Unreadable</strong> \(error.escapedForMarkup)</p>\n"
      return html + "</section>\n"
    }
    let measures = [file.keyboard?.words, file.listening?.words].compactMap(\.self)
    html += measures.map { "<p>\($0.escapedForMarkup)</p>\n" }.joined()
    let counted = rows(.counted)
    html += counted.isEmpty ? "<p>Nothing was found.</p>\n" : ""
    html += HTMLReportTable(caption: "Findings in \(path)", findings: counted).html
    html +=
      HTMLReportTable(caption: "For a person to judge in \(path)", findings: rows(.review))
      .html
    html += HTMLReportTable(caption: "Accepted or known in \(path)", findings: rows(.accepted)).html
    if !file.fixed.isEmpty {
      let lines = file.fixed.map { entry in
        "<li><code>\(entry.rule.escapedForMarkup)</code>: \(entry.node.escapedForMarkup)</li>"
      }
      html += "<p>Fixed since the baseline:</p>\n<ul>\n\(lines.joined(separator: "\n"))\n</ul>\n"
    }
    html += outline(path) + passes(path)
    return html + "</section>\n"
  }

  // MARK: Parts

  private func outline(_ path: String) -> String {
    guard let outline = file.outline, !outline.items.isEmpty else { return "" }
    var html = "<h3>The outline of \(path)</h3>\n"
    if outline.isShortened {
      html += "<p>The document is long: only what leads to a finding is shown.</p>\n"
    }
    return html
      + HTMLReportOutline(outline: outline, findings: findings, reviews: reviews).html
  }

  private func passes(_ path: String) -> String {
    let passed = file.report.results.filter { $0.outcome == .passed }
    guard !passed.isEmpty else { return "" }
    let lines = passed.map { result in
      "<li>\((Rule.named(result.rule)?.title ?? result.rule).escapedForMarkup): "
        + "\(result.passed)</li>\n"
    }
    let count = passed.count == 1 ? "1 rule" : "\(passed.count) rules"
    return "<details><summary>\(count) passed in \(path)</summary>\n<ul>\n\(lines.joined())"
      + "</ul>\n</details>\n"
  }

  private func rows(_ kind: NumberedFinding.Kind) -> [NumberedFinding] {
    (findings + reviews).filter { $0.kind == kind }.sorted { $0.number < $1.number }
  }

  /// The worst first, then by rule, then as the document has them.
  private static func order(_ list: [NumberedFinding]) -> [Int] {
    list.indices.sorted { left, right in
      let (first, second) = (list[left].finding, list[right].finding)
      if first.severity != second.severity { return first.severity > second.severity }
      return (first.rule, left) < (second.rule, right)
    }
  }
}
