/// Writes one page of HTML that needs nothing else: the summary, then each document with its
/// findings by rule.
struct HTMLReportWriter: ReportWriter {
  private var isFirst = true
  private var number = 0

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
    """
  }

  mutating func entry(_ file: AuditedFile) -> String {
    number += 1
    let path = MarkupText.escaped(file.path)
    let id = "file-\(number)"
    var html = "<section aria-labelledby=\"\(id)\">\n<h2 id=\"\(id)\">\(path)</h2>\n"
    if let error = file.error {
      html += "<p class=\"error\">Unreadable: \(MarkupText.escaped(error))</p>\n"
      return html + "</section>\n"
    }
    let findings = file.report.findings.filter(\.counts)
    if findings.isEmpty { html += "<p>Nothing was found.</p>\n" }
    html += rules(findings, heading: 3)
    html += folded("To review", file.report.reviews, file: path)
    html += folded("Ignored or known", file.report.findings.filter { !$0.counts }, file: path)
    let passed = file.report.results.filter { $0.outcome == .passed }
    html += "<details><summary>\(passed.count) rules passed in \(path)</summary>\n<ul>\n"
    for result in passed {
      let title = MarkupText.escaped(Rule.named(result.rule)?.title ?? result.rule)
      html += "<li>\(title): \(result.passed)</li>\n"
    }
    return html + "</ul>\n</details>\n</section>\n"
  }

  func ending(_ summary: AuditSummary) -> String {
    """
    </main>
    <footer><p>Made by \(AuditTool.name) \(AuditTool.version).</p></footer>
    </body>
    </html>

    """
  }

  // MARK: Parts

  private func table(_ summary: AuditSummary) -> String {
    let rows: [(String, Int)] = [
      ("Errors", summary.findingCounts[.error] ?? 0),
      ("Warnings", summary.findingCounts[.warning] ?? 0),
      ("Notes", summary.findingCounts[.note] ?? 0),
      ("To review", summary.reviewCount),
      ("Passed", summary.passedCount),
      ("Ignored with a reason", summary.suppressedCount),
      ("Known from the baseline", summary.unchangedCount),
      ("Fixed since the baseline", summary.fixedCount),
      ("Documents", summary.fileCount),
      ("Unreadable documents", summary.unreadableCount),
    ]
    let body = rows.map { "<tr><th scope=\"row\">\($0.0)</th><td>\($0.1)</td></tr>" }
    return "<table>\n<caption>Summary</caption>\n<tbody>\n" + body.joined(separator: "\n")
      + "\n</tbody>\n</table>\n"
  }

  private func folded(_ title: String, _ findings: [Finding], file: String) -> String {
    guard !findings.isEmpty else { return "" }
    return "<details><summary>\(title): \(findings.count) in \(file)</summary>\n"
      + rules(findings, heading: 3) + "</details>\n"
  }

  /// The findings by rule, the worst first.
  private func rules(_ findings: [Finding], heading: Int) -> String {
    let groups = Dictionary(grouping: findings, by: \.rule).sorted { left, right in
      let severities = (left.value[0].severity, right.value[0].severity)
      return severities.0 == severities.1 ? left.key < right.key : severities.0 > severities.1
    }
    return groups.map { id, findings in
      let rule = Rule.named(id)
      let severity = findings[0].severity.rawValue
      let criteria = (rule?.criteria ?? []).map { "WCAG \($0)" }.joined(separator: ", ")
      var html = "<h\(heading)><span class=\"\(severity)\">\(severity.capitalized)</span> "
      html += "\(MarkupText.escaped(rule?.title ?? id))</h\(heading)>\n"
      html += "<p>\(MarkupText.escaped(rule?.meaning ?? "")) "
      html += "<strong>\(MarkupText.escaped(rule?.remedy ?? "")).</strong> "
      html +=
        "<code>\(MarkupText.escaped(id))</code>\(criteria.isEmpty ? "" : ", " + criteria)</p>\n"
      html += "<ul>\n" + findings.map(item).joined() + "</ul>\n"
      return html
    }.joined()
  }

  private func item(_ finding: Finding) -> String {
    let place = finding.line.map { "line \($0), column \(finding.column ?? 1): " } ?? ""
    var html = "<li>\(place)\(MarkupText.escaped(finding.message))"
    if !finding.node.isEmpty { html += ": \(MarkupText.escaped(finding.node))" }
    if !finding.path.isEmpty { html += "<br><code>\(MarkupText.escaped(finding.path))</code>" }
    if let suppression = finding.suppression {
      html += "<br>Ignored: \(MarkupText.escaped(suppression))"
    }
    return html + "</li>\n"
  }
}
