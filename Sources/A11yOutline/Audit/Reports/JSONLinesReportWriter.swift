/// Writes one line of JSON for each document, so that parts of a run can be joined.
struct JSONLinesReportWriter: ReportWriter {
  func beginning(_ rules: [Rule], _ summary: AuditSummary?) -> String { "" }

  func entry(_ file: AuditedFile) -> String { file.json + "\n" }

  func ending(_ summary: AuditSummary) -> String { "" }
}
