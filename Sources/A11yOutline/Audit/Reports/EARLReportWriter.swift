/// Writes EARL 1.0 as JSON-LD, in the shape that the W3C's reports on ACT implementations have.
struct EARLReportWriter: ReportWriter {
  private var isFirst = true

  func beginning(_ rules: [Rule], _ summary: AuditSummary?) -> String {
    "{\"@context\":{\"earl\":\"http://www.w3.org/ns/earl#\","
      + "\"dct\":\"http://purl.org/dc/terms/\",\"doap\":\"http://usefulinc.com/ns/doap#\","
      + "\"WCAG2\":\"https://www.w3.org/TR/WCAG22/#\","
      + "\"source\":\"dct:source\",\"title\":\"dct:title\",\"isPartOf\":\"dct:isPartOf\","
      + "\"assertedBy\":\"earl:assertedBy\",\"subject\":\"earl:subject\",\"test\":\"earl:test\","
      + "\"result\":\"earl:result\",\"mode\":\"earl:mode\",\"outcome\":\"earl:outcome\","
      + "\"info\":\"earl:info\",\"pointer\":\"earl:pointer\"},\n\"@graph\":[\n"
      + "{\"@id\":\"#tool\",\"@type\":\"earl:Software\",\"doap:name\":\"\(AuditTool.name)\","
      + "\"doap:release\":{\"@type\":\"doap:Version\",\"doap:revision\":\"\(AuditTool.version)\"}}"
  }

  mutating func entry(_ file: AuditedFile) -> String {
    var findings: [String: Finding] = [:]
    for finding in file.report.findings + file.report.reviews where findings[finding.rule] == nil {
      findings[finding.rule] = finding
    }
    let source = "{\"@type\":\"earl:TestSubject\",\"source\":\(JSONText.quoted(file.path))}"
    if let error = file.error {
      return ",\n{\"@type\":\"earl:Assertion\",\"assertedBy\":{\"@id\":\"#tool\"},"
        + "\"subject\":\(source),\"test\":{\"@type\":\"earl:TestRequirement\",\"title\":"
        + "\"readable\"},\"mode\":{\"@id\":\"earl:automatic\"},\"result\":{\"@type\":"
        + "\"earl:TestResult\",\"outcome\":{\"@id\":\"earl:untested\"},"
        + "\"info\":\(JSONText.quoted(error))}}"
    }
    return file.report.results.map { result in
      ",\n{\"@type\":\"earl:Assertion\",\"assertedBy\":{\"@id\":\"#tool\"},"
        + "\"subject\":\(source),\"test\":\(test(result.rule)),"
        + "\"mode\":{\"@id\":\"earl:automatic\"},\"result\":\(earl(result, findings[result.rule]))}"
    }.joined()
  }

  func ending(_ summary: AuditSummary) -> String { "\n]}\n" }

  private func test(_ id: String) -> String {
    let rule = Rule.named(id)
    let address = rule?.actRules.first.map {
      "https://www.w3.org/WAI/standards-guidelines/act/rules/\($0)/"
    }
    let parts = (rule?.criteria ?? []).compactMap(SuccessCriterion.numbered).map {
      "{\"@type\":\"earl:TestRequirement\",\"title\":"
        + "\(JSONText.quoted("WCAG 2.2: \($0.number) \($0.title)"))}"
    }
    return "{\"@type\":\"earl:TestCase\",\"@id\":\(JSONText.quoted(address ?? "#\(id)")),"
      + "\"title\":\(JSONText.quoted(rule?.title ?? id)),"
      + "\"isPartOf\":[\(parts.joined(separator: ","))]}"
  }

  private func earl(_ result: AuditReport.Result, _ finding: Finding?) -> String {
    var json =
      "{\"@type\":\"earl:TestResult\",\"outcome\":{\"@id\":\"earl:\(result.outcome.rawValue)\"}"
    if let finding {
      json += ",\"info\":\(JSONText.quoted(finding.message))"
      json += ",\"pointer\":\(JSONText.quoted(finding.path))"
    }
    return json + "}"
  }
}
