/// Writes one line for each finding, with values between commas (RFC 4180).
struct CSVReportWriter: ReportWriter {
  private static let columns = [
    "file", "line", "column", "severity", "rule", "message", "node", "path", "wcag", "state",
  ]

  func beginning(_ rules: [Rule], _ summary: AuditSummary?) -> String {
    Self.columns.joined(separator: ",") + "\r\n"
  }

  func entry(_ file: AuditedFile) -> String {
    if let error = file.error {
      return row([file.path, "", "", "error", "unreadable", error, "", "", "", ""])
    }
    return file.report.findings.map { row(file.path, $0, state: $0.state) }.joined()
      + file.report.reviews.map { row(file.path, $0, state: "review") }.joined()
      + file.fixed.map { row([file.path, "", "", "", $0.rule, "", $0.node, "", "", "fixed"]) }
      .joined()
  }

  func ending(_ summary: AuditSummary) -> String { "" }

  private func row(_ path: String, _ finding: Finding, state: String) -> String {
    row([
      path, finding.line.map(String.init) ?? "", finding.column.map(String.init) ?? "",
      finding.severity.rawValue, finding.rule, finding.message, finding.node, finding.path,
      (Rule.named(finding.rule)?.criteria ?? []).joined(separator: " "), state,
    ])
  }

  private func row(_ values: [String]) -> String {
    values.map(quoted).joined(separator: ",") + "\r\n"
  }

  /// A value in quotes where it needs them; one that a spreadsheet would take for a formula is led
  /// by an apostrophe.
  private func quoted(_ value: String) -> String {
    var value = value
    if let first = value.first, "=+-@\t".contains(first) { value = "'" + value }
    guard value.contains(where: { ",\"\r\n".contains($0) || $0.isNewline }) else { return value }
    return "\"" + value.replacing("\"", with: "\"\"") + "\""
  }
}

extension Finding {
  /// What became of the finding, in one word.
  var state: String {
    if suppression != nil { return "ignored" }
    return baseline?.rawValue ?? "new"
  }
}
