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
  }
}
