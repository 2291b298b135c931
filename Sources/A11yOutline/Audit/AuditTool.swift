/// What reports say of the tool that made them.
enum AuditTool {
  /// The version of the tool; that of the command.
  static let version = "0.1.0"

  /// What the tool is called.
  static let name = "a11y-outline"
}

extension Rule {
  /// Where more can be read about a rule: the W3C's page about the ACT rule, else about the success
  /// criterion.
  var helpAddress: String? {
    if let act = actRules.first {
      return "https://www.w3.org/WAI/standards-guidelines/act/rules/\(act)/"
    }
    return criteria.isEmpty ? nil : "https://www.w3.org/TR/WCAG22/"
  }
}
