/// What the command returns to the shell.
public enum ExitCode: Int32, Sendable, CaseIterable {
  /// All was done.
  case done = 0
  /// The audit found something at or above the level that it should fail on.
  case findings = 1
  /// The arguments are wrong.
  case usage = 2
  /// The input could not be read or parsed.
  case input = 3
  /// There is no voice or no audio where one was demanded.
  case speech = 4
  /// A signal asked to stop before all was done; what was made so far is valid.
  case interrupted = 130
}

extension ExitCode {
  /// What the code means, in a few words.
  var meaning: String {
    switch self {
    case .done: "done"
    case .findings: "the audit found something at or above --fail-on"
    case .usage: "wrong usage"
    case .input: "the input could not be read or parsed"
    case .speech: "no voice or no audio where one was demanded"
    case .interrupted: "interrupted; what was made so far is valid"
    }
  }
}
