/// One document of a run, and what the audit says of it.
public struct AuditedFile: Hashable, Sendable {
  /// The path as it was given.
  public var path: String

  /// Why the document could not be read; `nil` when it could.
  public var error: String?

  /// What the audit says.
  public var report: AuditReport

  /// What the baseline has and the document no longer does.
  public var fixed: [Baseline.Entry] = []

  /// What the keyboard gets to; `nil` when that was not asked for.
  public var keyboard: KeyboardReach?

  /// How long it takes to listen; `nil` when that was not asked for.
  public var listening: ListeningCost?

  /// The outline with what was found at each item; `nil` when no report shows it.
  var outline: ReportedOutline?

  /// Creates the result of a document that could be read.
  public init(path: String, report: AuditReport) {
    self.path = path
    self.report = report
  }

  /// Creates the result of a document that could not be read.
  public init(path: String, error: String) {
    self.path = path
    self.error = error
    report = AuditReport()
  }
}
