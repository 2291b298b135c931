/// Writes JUnit's XML: one suite a document, one case a rule that applied.
struct JUnitReportWriter: ReportWriter {
  func beginning(_ rules: [Rule], _ summary: AuditSummary?) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"a11y-outline audit\">\n"
  }

  func entry(_ file: AuditedFile) -> String {
    let name = file.path.escapedForMarkup
    if let error = file.error {
      return
        "  <testsuite name=\"\(name)\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">\n"
        + "    <testcase name=\"readable\" classname=\"\(name)\">"
        + "<error message=\"\(error.escapedForMarkup)\"/></testcase>\n  </testsuite>\n"
    }
    let findings = Dictionary(grouping: file.report.findings.filter(\.counts), by: \.rule)
    let reviews = Dictionary(grouping: file.report.reviews, by: \.rule)
    let cases = file.report.results.filter { $0.outcome != .inapplicable }
    let failures = cases.count { findings[$0.rule] != nil }
    let skipped = cases.count { findings[$0.rule] == nil && $0.outcome == .cannotTell }
    var text =
      "  <testsuite name=\"\(name)\" tests=\"\(cases.count)\" failures=\"\(failures)\""
      + " errors=\"0\" skipped=\"\(skipped)\">\n"
    for result in cases {
      let rule = result.rule.escapedForMarkup
      text += "    <testcase name=\"\(rule)\" classname=\"\(name)\""
      if let failed = findings[result.rule] {
        let type = failed.map(\.severity).max() ?? .error
        let message = failed[0].message.escapedForMarkup
        text += ">\n      <failure type=\"\(type.rawValue)\" message=\"\(message)\">"
        text += failed.map { line($0, file.path) }.joined(separator: "\n").escapedForMarkup
        text += "</failure>\n    </testcase>\n"
      } else if result.outcome == .cannotTell, let undecided = reviews[result.rule] {
        text += "><skipped message=\"\(undecided[0].message.escapedForMarkup)\"/></testcase>\n"
      } else {
        text += "/>\n"
      }
    }
    return text + "  </testsuite>\n"
  }

  func ending(_ summary: AuditSummary) -> String { "</testsuites>\n" }

  private func line(_ finding: Finding, _ path: String) -> String {
    let position = [finding.line, finding.column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(path)\(position): \(finding.severity.rawValue): \(finding.message), \(finding.path)"
  }
}
