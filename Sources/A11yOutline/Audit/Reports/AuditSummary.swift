/// What all documents of a run come to.
public struct AuditSummary: Hashable, Sendable {
  /// How many documents were audited.
  public private(set) var fileCount = 0

  /// How many documents could not be read.
  public private(set) var unreadableCount = 0

  /// How many findings count, by severity.
  public private(set) var findingCounts: [Severity: Int] = [:]

  /// How many findings do not count, since the source accepts them.
  public private(set) var suppressedCount = 0

  /// How many findings do not count, since the baseline has them.
  public private(set) var unchangedCount = 0

  /// How many findings of the baseline are gone.
  public private(set) var fixedCount = 0

  /// How many targets a person has to judge.
  public private(set) var reviewCount = 0

  /// How many targets passed.
  public private(set) var passedCount = 0

  /// Creates the summary of no document.
  public init() {}

  /// Adds a document.
  public mutating func add(_ file: AuditedFile) {
    if file.error != nil {
      unreadableCount += 1
      return
    }
    fileCount += 1
    fixedCount += file.fixed.count
    reviewCount += file.report.reviews.count
    passedCount += file.report.passedCount
    for finding in file.report.findings {
      if finding.suppression != nil {
        suppressedCount += 1
      } else if finding.baseline == .unchanged {
        unchangedCount += 1
      } else {
        findingCounts[finding.severity, default: 0] += 1
      }
    }
  }

  /// How many findings count that are at least as bad as a severity.
  public func count(from severity: Severity) -> Int {
    findingCounts.reduce(0) { $0 + ($1.key >= severity ? $1.value : 0) }
  }
}
