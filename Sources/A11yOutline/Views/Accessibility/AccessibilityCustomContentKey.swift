/// What a detail of a view is called.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  /// The words that are said before the value.
  let label: String
  /// What tells details of the same words apart.
  let identifier: String

  /// Creates a key.
  ///
  /// - Parameters:
  ///   - label: The words that are said before the value.
  ///   - id: What tells details of the same words apart.
  public init(_ label: Text, id: String) {
    (self.label, identifier) = (label.string, id)
  }

  /// Creates a key.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.init(Text(labelKey), id: id)
  }

  /// Creates a key whose words tell it apart.
  public init(_ labelKey: LocalizedStringKey) {
    self.init(Text(labelKey), id: Text(labelKey).string)
  }
}
