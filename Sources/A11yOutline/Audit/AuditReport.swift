/// What an audit says of one document.
public struct AuditReport: Hashable, Codable, Sendable {
  /// What came of one rule.
  public struct Result: Hashable, Codable, Sendable {
    /// The identifier of the rule.
    public var rule: String

    /// The outcome for the whole document.
    public var outcome: RuleOutcome

    /// How many targets passed.
    public var passed: Int

    /// How many targets failed.
    public var failed: Int

    /// How many targets a person has to judge.
    public var undecided: Int
  }

  /// One result for each rule that ran, in the order of the rules.
  public var results: [Result] = []

  /// What failed, in the order of the document.
  public var findings: [Finding] = []

  /// What a person has to judge, in the order of the document.
  public var reviews: [Finding] = []

  /// Whether nothing failed that counts.
  public var isClean: Bool { !findings.contains { $0.counts } }

  /// How many targets passed, over all rules.
  public var passedCount: Int { results.reduce(0) { $0 + $1.passed } }

  /// The outcome of a rule; `nil` when it did not run.
  public func outcome(of rule: String) -> RuleOutcome? {
    results.first { $0.rule == rule }?.outcome
  }
}
