/// How much a detail matters: that of high importance is said with the value.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// Said where descriptions are.
  case `default`
  /// Said wherever the value is.
  case high
}
