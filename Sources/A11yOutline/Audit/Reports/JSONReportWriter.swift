/// Writes the report as one JSON object; its schema is in `docs/audit-report.schema.json`.
struct JSONReportWriter: ReportWriter {
  private var isFirst = true

  mutating func beginning(_ rules: [Rule], _ summary: AuditSummary?) -> String {
    "{\"version\":1,\"files\":["
  }

  mutating func entry(_ file: AuditedFile) -> String {
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + file.json
  }

  func ending(_ summary: AuditSummary) -> String {
    "\n],\"summary\":\(summary.json)}\n"
  }
}
