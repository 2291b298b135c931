/// A format of audit reports.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// Lines for people, as compilers write them.
  case text
  /// JSON with a schema of its own.
  case json
  /// SARIF 2.1.0.
  case sarif
  /// One page of HTML.
  case html
  /// JUnit's XML, one suite a document.
  case junit
  /// EARL 1.0 as JSON-LD.
  case earl
  /// Values between commas, one finding a line.
  case csv
  /// One line of JSON for each document.
  case ndjson

  /// A writer of the format.
  var writer: any ReportWriter {
    switch self {
    case .text: TextReportWriter()
    case .json: JSONReportWriter()
    case .ndjson: JSONLinesReportWriter()
    case .csv: CSVReportWriter()
    case .junit: JUnitReportWriter()
    case .sarif: SARIFReportWriter()
    case .earl: EARLReportWriter()
    case .html: HTMLReportWriter()
    }
  }
}
