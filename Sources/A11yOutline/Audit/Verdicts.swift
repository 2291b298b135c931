/// What a rule says of all its targets in one document.
///
/// Passes are only counted, so that a large clean page costs nothing to keep.
struct Verdicts {
  /// A target that did not pass, and why.
  struct Entry {
    /// The index of the target in its document; `nil` for the document as a whole.
    var target: Int?
    var message: String
    var severity: Severity?
  }

  private(set) var passedCount = 0
  private(set) var failures: [Entry] = []
  private(set) var undecided: [Entry] = []

  /// Takes down what the rule says of a target.
  mutating func record(_ verdict: Verdict, of target: Int?) {
    switch verdict {
    case .passes: passedCount += 1
    case .fails(let message, let severity):
      failures.append(Entry(target: target, message: message, severity: severity))
    case .cannotTell(let message):
      undecided.append(Entry(target: target, message: message, severity: nil))
    }
  }

  /// The outcome for the document: the worst of those of its targets.
  var outcome: RuleOutcome {
    if !failures.isEmpty { return .failed }
    if !undecided.isEmpty { return .cannotTell }
    return passedCount > 0 ? .passed : .inapplicable
  }
}
