extension View {
  /// Adds a detail to the description of the view.
  ///
  /// A detail of high importance is said with the value, wherever that is said; others only where
  /// descriptions are.
  public nonisolated func accessibilityCustomContent(
    _ label: Text,
    _ value: Text,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityAttributes {
      $0.details = [AccessibilityDetail(label.string, value.string, importance)]
    }
  }

  /// Adds a detail to the description of the view.
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey,
    _ value: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }

  /// Adds a detail to the description of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ label: LocalizedStringKey,
    _ value: Value,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }

  /// Adds a detail to the description of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Title: StringProtocol, Value: StringProtocol>(
    _ label: Title,
    _ value: Value,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(Text(label), Text(value), importance: importance)
  }

  /// Adds a detail with a key to the description of the view.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ value: Text?,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityAttributes {
      if let value { $0.details = [AccessibilityDetail(key.label, value.string, importance)] }
    }
  }

  /// Adds a detail with a key to the description of the view.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey,
    _ valueKey: LocalizedStringKey,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Adds a detail with a key to the description of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<Value: StringProtocol>(
    _ key: AccessibilityCustomContentKey,
    _ value: Value,
    importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }
}
