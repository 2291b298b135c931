/// How much of the grammar is said.
public enum Verbosity: String, Hashable, Sendable, CaseIterable, Codable {
  /// Names, speaking roles, values and states.
  case terse
  /// Level and position too, when the level changed, and the count of closed groups.
  case normal
  /// Everything, each time, with the author's description and a hint.
  case verbose
}
