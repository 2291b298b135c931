/// Writes the report of a run in one format, piece by piece as documents are audited, so that a run
/// over many documents needs no more memory than one over few.
protocol ReportWriter {
  /// Whether the report begins with the summary, so that what is written of documents has to wait.
  var beginsWithSummary: Bool { get }

  /// What comes before the documents; the summary is there only when ``beginsWithSummary``.
  mutating func beginning(_ rules: [Rule], _ summary: AuditSummary?) -> String

  /// What is written of one document.
  mutating func entry(_ file: AuditedFile) -> String

  /// What comes after the documents.
  mutating func ending(_ summary: AuditSummary) -> String
}

extension ReportWriter {
  var beginsWithSummary: Bool { false }
}
