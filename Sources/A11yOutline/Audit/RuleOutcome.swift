/// What came of a rule, for one target or for a whole document (ACT Rules Format 1.1, section 4.7).
public enum RuleOutcome: String, CaseIterable, Codable, Sendable {
  /// The rule applied, and what it expects holds.
  case passed
  /// The rule applied, and what it expects does not hold.
  case failed
  /// The rule applied, and a person has to judge.
  case cannotTell = "cantTell"
  /// There is nothing that the rule is about.
  case inapplicable
}
