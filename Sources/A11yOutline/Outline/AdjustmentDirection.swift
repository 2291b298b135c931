/// Which way an adjustable control is moved.
public enum AdjustmentDirection: Hashable, Sendable {
  /// Towards more.
  case increment
  /// Towards less.
  case decrement
}
