/// Tells which rules there are.
@MainActor struct RuleListing {
  private let isJSON: Bool

  init(_ invocation: Invocation) throws {
    isJSON = ["json", "ndjson"].contains(invocation.value(.reportFormat))
  }

  /// Prints a line for each rule.
  func printAll() throws -> ExitCode {
    for rule in Rule.all { StandardOutput.print(isJSON ? rule.json : rule.line) }
    return .done
  }

  /// Prints all about one rule.
  ///
  /// - Throws: ``UsageError`` when there is no such rule.
  func explain(_ id: String) throws -> ExitCode {
    guard let rule = Rule.named(id) else { throw UsageError.noRule(id) }
    StandardOutput.print(isJSON ? rule.json : rule.explanation)
    return .done
  }
}

extension UsageError {
  /// A rule was named that does not exist.
  static func noRule(_ id: String) -> UsageError {
    UsageError("there is no rule \(id), a11y-outline audit --rules lists them")
  }
}

extension Rule {
  /// The rule in one line.
  var line: String {
    let wcag = criteria.isEmpty ? "" : ", WCAG " + criteria.joined(separator: " ")
    let act = actRules.isEmpty ? "" : ", ACT " + actRules.joined(separator: " ")
    return "\(id): \(severity.rawValue): \(title)\(wcag)\(act)"
  }

  /// All about the rule.
  var explanation: String {
    var lines = ["\(id): \(title)", "", "severity: \(severity.rawValue)"]
    lines.append("for a listener: \(meaning)")
    lines.append("to mend it: \(remedy)")
    lines.append("applies to: \(applicability)")
    for number in criteria {
      let criterion = SuccessCriterion.numbered(number)
      let title = criterion.map { " \($0.title), level \($0.level.rawValue)" } ?? ""
      lines.append("WCAG 2.2: \(number)\(title)")
    }
    if !actRules.isEmpty { lines.append("ACT rules: \(actRules.joined(separator: ", "))") }
    if !axeRules.isEmpty { lines.append("axe-core: \(axeRules.joined(separator: ", "))") }
    if let helpAddress { lines.append("more: \(helpAddress)") }
    return lines.joined(separator: "\n")
  }

  /// The rule as one JSON object on one line.
  var json: String {
    func list(_ texts: [String]) -> String {
      "[" + texts.map(JSONText.quoted).joined(separator: ",") + "]"
    }
    return "{\"id\":\(JSONText.quoted(id)),\"title\":\(JSONText.quoted(title))"
      + ",\"severity\":\"\(severity.rawValue)\",\"meaning\":\(JSONText.quoted(meaning))"
      + ",\"remedy\":\(JSONText.quoted(remedy)),\"applicability\":\(JSONText.quoted(applicability))"
      + ",\"wcag\":\(list(criteria)),\"act\":\(list(actRules)),\"axe\":\(list(axeRules))}"
  }
}
