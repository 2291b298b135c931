/// Writes one page of HTML that needs nothing else: the summary, each document with its findings and
/// its outline, and what the rules mean.
struct HTMLReportWriter: ReportWriter {
  private var documentCount = 0
  private var findingCount = 0

  /// The rows of the list of documents, up to ``listLimit``.
  private var documents: [String] = []

  /// The rules that something was found by.
  private var rules: Set<String> = []

  /// How many documents the list at the beginning has at most; the report keeps it in memory.
  private static let listLimit = 2_000

  var beginsWithSummary: Bool { true }

  mutating func beginning(_ rules: [Rule], _ summary: AuditSummary?) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Accessibility audit</title>
    <style>
    \(HTMLReportStyle.text)
    </style>
    </head>
    <body>
    <main>
    <h1>Accessibility audit</h1>
    \(summary.map(table) ?? "")
    \(listOfDocuments)
    """
  }

  mutating func entry(_ file: AuditedFile) -> String {
    documentCount += 1
    let section = HTMLReportSection(
      file,
      number: documentCount,
      firstFinding: findingCount + 1
    )
    findingCount += section.findingCount
    rules.formUnion((file.report.findings + file.report.reviews).map(\.rule))
    if documents.count < Self.listLimit { documents.append(row(file, section.address)) }
    return section.html
  }

  func ending(_ summary: AuditSummary) -> String {
    """
    \(explanations)</main>
    <footer><p>Made by \(AuditTool.name) \(AuditTool.version).</p></footer>
    </body>
    </html>

    """
  }

  // MARK: Parts

  private func table(_ summary: AuditSummary) -> String {
    let rows: [(String, Int)] = [
      ("Documents", summary.fileCount),
      ("Errors", summary.findingCounts[.error] ?? 0),
      ("Warnings", summary.findingCounts[.warning] ?? 0),
      ("Notes", summary.findingCounts[.note] ?? 0),
      ("Passed", summary.passedCount),
    ]
    let others: [(String, Int)] = [
      ("For a person to judge", summary.reviewCount),
      ("Accepted with a reason", summary.suppressedCount),
      ("Known from the baseline", summary.unchangedCount),
      ("Fixed since the baseline", summary.fixedCount),
      ("Unreadable documents", summary.unreadableCount),
    ]
    let body = (rows + others.filter { $0.1 > 0 }).map {
      "<tr><th scope=\"row\">\($0.0)</th><td>\($0.1)</td></tr>"
    }
    return "<table class=\"numbers\">\n<caption>Summary</caption>\n<tbody>\n"
      + body.joined(separator: "\n") + "\n</tbody>\n</table>\n"
  }

  private var listOfDocuments: String {
    guard documentCount > 1 else { return "" }
    let left = documentCount - documents.count
    let note = left > 0 ? "<p>\(left) more documents follow below.</p>\n" : ""
    return """
      <table class="numbers">
      <caption>Documents</caption>
      <thead><tr><th scope="col">Document</th><th scope="col">Errors</th>\
      <th scope="col">Warnings</th><th scope="col">Notes</th></tr></thead>
      <tbody>
      \(documents.joined(separator: "\n"))
      </tbody>
      </table>
      \(note)
      """
  }

  private func row(_ file: AuditedFile, _ address: String) -> String {
    let link = "<a href=\"#\(address)\">\(file.path.sanitized.escapedForMarkup)</a>"
    let head = "<tr><th scope=\"row\">\(link)</th>"
    if file.error != nil { return head + "<td colspan=\"3\">unreadable</td></tr>" }
    let cells = [Severity.error, .warning, .note].map { severity in
      let count = file.report.findings.count { $0.counts && $0.severity == severity }
      return "<td>\(count)</td>"
    }
    return head + cells.joined() + "</tr>"
  }

  /// What a breach of each rule means, and how it is mended.
  private var explanations: String {
    guard !rules.isEmpty else { return "" }
    let parts = rules.sorted().map { id in
      let name = id.escapedForMarkup
      guard let rule = Rule.named(id) else { return "<h3 id=\"rule-\(name)\">\(name)</h3>\n" }
      let criteria = rule.criteria.compactMap(SuccessCriterion.numbered).map { criterion in
        "WCAG \(criterion.number) \(criterion.title) (level \(criterion.level.rawValue))"
      }
      var facts =
        ["<code>\(name)</code>", rule.severity.rawValue] + criteria.map(\.escapedForMarkup)
      if let address = rule.helpAddress {
        let title = rule.title.escapedForMarkup
        facts.append("<a href=\"\(address.escapedForMarkup)\">the source of “\(title)”</a>")
      }
      return """
        <h3 id="rule-\(name)">\(rule.title.escapedForMarkup)</h3>
        <p>\(rule.meaning.escapedForMarkup) <strong>To mend it:</strong> \
        \(rule.remedy.escapedForMarkup).</p>
        <p>\(facts.joined(separator: ", "))</p>

        """
    }
    return "<section aria-labelledby=\"rules\">\n<h2 id=\"rules\">What the rules mean</h2>\n"
      + parts.joined() + "</section>\n"
  }
}
