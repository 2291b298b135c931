import Foundation

extension AuditedFile {
  /// Reads the line of JSON that ``json`` writes.
  init(json: Data) throws {
    let line = try JSONDecoder().decode(Line.self, from: json)
    path = line.path
    error = line.error
    report = AuditReport()
    report.results = line.rules.map { rule in
      AuditReport.Result(
        rule: rule.id,
        outcome: rule.outcome,
        passed: rule.passed,
        failed: rule.failed,
        undecided: rule.cantTell
      )
    }
    report.findings = line.findings
    report.reviews = line.reviews
    fixed = line.fixed
    keyboard = line.keyboard
    listening = line.listening
    outline = try line.outline.map { try $0.checked(against: report) }
  }

  private struct Line: Decodable {
    struct Rule: Decodable {
      var id: String
      var outcome: RuleOutcome
      var passed: Int
      var failed: Int
      var cantTell: Int
    }

    var path: String
    var error: String?
    var rules: [Rule]
    var findings: [Finding]
    var reviews: [Finding]
    var fixed: [Baseline.Entry]
    var keyboard: KeyboardReach?
    var listening: ListeningCost?
    var outline: ReportedOutline?
  }
}

extension ReportedOutline {
  /// The outline, when it only names findings that the report has and its depths can be.
  fileprivate func checked(against report: AuditReport) throws -> ReportedOutline {
    var deepest = 0
    let isSound = items.allSatisfy { item in
      defer { deepest = item.depth + 1 }
      return (0...deepest).contains(item.depth)
        && item.findings.allSatisfy(report.findings.indices.contains)
        && item.reviews.allSatisfy(report.reviews.indices.contains)
    }
    guard isSound else { throw CocoaError(.coderReadCorrupt) }
    return self
  }
}
