import Foundation

/// Writes SARIF 2.1.0, as code hosting sites and editors take it in.
///
/// Findings are results of the kind `fail`, what a person has to judge `review`; what the baseline
/// has and the documents no longer do is there with the baseline state `absent`.
struct SARIFReportWriter: ReportWriter {
  private var indices: [String: Int] = [:]
  private var isFirst = true
  private var failures: [AuditedFile] = []

  mutating func beginning(_ rules: [Rule], _ summary: AuditSummary?) -> String {
    for (index, rule) in rules.enumerated() { indices[rule.id] = index }
    let criteria = Set(rules.flatMap(\.criteria)).sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
    let taxa = criteria.compactMap(SuccessCriterion.numbered)
    return "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\","
      + "\"runs\":[{\"tool\":{\"driver\":{\"name\":\"a11y-outline\","
      + "\"semanticVersion\":\(JSONText.quoted(AuditTool.version)),"
      + "\"supportedTaxonomies\":[{\"name\":\"WCAG\",\"index\":0}],\"rules\":[\n"
      + rules.map(descriptor).joined(separator: ",\n") + "\n]}},"
      + "\"taxonomies\":[{\"name\":\"WCAG\",\"version\":\"2.2\",\"organization\":\"W3C\","
      + "\"informationUri\":\"https://www.w3.org/TR/WCAG22/\",\"taxa\":[\n"
      + taxa.map(taxon).joined(separator: ",\n") + "\n]}],"
      + "\"columnKind\":\"unicodeCodePoints\",\"results\":["
  }

  mutating func entry(_ file: AuditedFile) -> String {
    if file.error != nil { failures.append(file) }
    var results = file.report.findings.map { result($0, in: file.path, isReview: false) }
    results += file.report.reviews.map { result($0, in: file.path, isReview: true) }
    results += file.fixed.map { absent($0) }
    guard !results.isEmpty else { return "" }
    defer { isFirst = false }
    return (isFirst ? "\n" : ",\n") + results.joined(separator: ",\n")
  }

  func ending(_ summary: AuditSummary) -> String {
    let notifications = failures.map { file in
      "{\"level\":\"error\",\"message\":{\"text\":\(JSONText.quoted(file.error))},"
        + "\"locations\":[{\"physicalLocation\":{\"artifactLocation\":"
        + "{\"uri\":\(JSONText.quoted(Self.address(file.path)))}}}]}"
    }
    return "\n],\"invocations\":[{\"executionSuccessful\":\(failures.isEmpty),"
      + "\"toolExecutionNotifications\":[" + notifications.joined(separator: ",") + "]}]}]}\n"
  }

  // MARK: Parts

  private func descriptor(_ rule: Rule) -> String {
    let help = "\(rule.meaning) \(rule.remedy)."
    let tags = ["accessibility"] + rule.criteria.map { "wcag\($0.replacing(".", with: ""))" }
    var json = "{\"id\":\(JSONText.quoted(rule.id))"
    json += ",\"shortDescription\":{\"text\":\(JSONText.quoted(rule.title))}"
    json += ",\"fullDescription\":{\"text\":\(JSONText.quoted(rule.meaning))}"
    json += ",\"help\":{\"text\":\(JSONText.quoted(help))}"
    if let address = rule.helpAddress { json += ",\"helpUri\":\(JSONText.quoted(address))" }
    json += ",\"defaultConfiguration\":{\"level\":\"\(rule.severity.rawValue)\"}"
    json += ",\"properties\":{\"tags\":[" + tags.map(JSONText.quoted).joined(separator: ",") + "]}"
    if !rule.criteria.isEmpty {
      let relations = rule.criteria.map {
        "{\"target\":{\"id\":\(JSONText.quoted($0)),\"toolComponent\":{\"name\":\"WCAG\"}},"
          + "\"kinds\":[\"relevant\"]}"
      }
      json += ",\"relationships\":[" + relations.joined(separator: ",") + "]"
    }
    return json + "}"
  }

  private func taxon(_ criterion: SuccessCriterion) -> String {
    "{\"id\":\(JSONText.quoted(criterion.number)),\"name\":\(JSONText.quoted(criterion.title)),"
      + "\"shortDescription\":{\"text\":\(JSONText.quoted("\(criterion.title) (level \(criterion.level.rawValue))"))}}"
  }

  private func result(_ finding: Finding, in path: String, isReview: Bool) -> String {
    var json = "{\"ruleId\":\(JSONText.quoted(finding.rule))"
    if let index = indices[finding.rule] { json += ",\"ruleIndex\":\(index)" }
    json +=
      isReview
      ? ",\"kind\":\"review\",\"level\":\"none\""
      : ",\"kind\":\"fail\",\"level\":\"\(finding.severity.rawValue)\""
    json += ",\"message\":{\"text\":\(JSONText.quoted(finding.message + "."))}"
    var region = ""
    if let line = finding.line {
      region = ",\"region\":{\"startLine\":\(line),\"startColumn\":\(finding.column ?? 1)}"
    }
    json +=
      ",\"locations\":[{\"physicalLocation\":{\"artifactLocation\":"
      + "{\"uri\":\(JSONText.quoted(Self.address(path)))}\(region)}"
    if !finding.path.isEmpty {
      json +=
        ",\"logicalLocations\":[{\"name\":\(JSONText.quoted(finding.node)),"
        + "\"fullyQualifiedName\":\(JSONText.quoted(finding.path)),\"kind\":\"element\"}]"
    }
    json +=
      "}],\"partialFingerprints\":{\"outlineLocation/v1\":"
      + "\(JSONText.quoted(finding.fingerprint))}"
    if let baseline = finding.baseline { json += ",\"baselineState\":\"\(baseline.rawValue)\"" }
    if let suppression = finding.suppression {
      json +=
        ",\"suppressions\":[{\"kind\":\"inSource\","
        + "\"justification\":\(JSONText.quoted(suppression))}]"
    }
    return json + "}"
  }

  private func absent(_ entry: Baseline.Entry) -> String {
    var json = "{\"ruleId\":\(JSONText.quoted(entry.rule))"
    if let index = indices[entry.rule] { json += ",\"ruleIndex\":\(index)" }
    return json + ",\"kind\":\"fail\",\"level\":\"note\",\"baselineState\":\"absent\","
      + "\"message\":{\"text\":\(JSONText.quoted("Fixed: \(entry.node)."))},"
      + "\"locations\":[{\"physicalLocation\":{\"artifactLocation\":"
      + "{\"uri\":\(JSONText.quoted(Self.address(entry.file)))}}}],"
      + "\"partialFingerprints\":{\"outlineLocation/v1\":\(JSONText.quoted(entry.fingerprint))}}"
  }

  /// A path as a relative or absolute address.
  private static func address(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://" + escaped : escaped
  }
}
