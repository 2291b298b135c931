/// What the command returns to the shell.
public enum ExitCode: Int32, Sendable {
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
