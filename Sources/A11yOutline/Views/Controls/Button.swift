/// Something that can be pressed.
///
/// As in SwiftUI. A button whose accessibility value is `Expanded` or `Collapsed` is opened and
/// closed with Right and Left too.
public struct Button<Label> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
}

extension Button where Label: View {
  /// Creates a button.
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label())
  }

  /// Creates a button of a role.
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: action, label: label())
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(titleKey))
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: Text(title))
  }

  /// Creates a button of a role with a title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(titleKey))
  }

  /// Creates a button of a role with a title.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: Text(title))
  }
}

extension Button where Label == A11yOutline.Label<Text, Image> {
  /// Creates a button with a title and a system symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: nil,
      action: action,
      label: A11yOutline.Label(titleKey, systemImage: systemImage)
    )
  }

  /// Creates a button with a title and a system symbol.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action, label: A11yOutline.Label(title, systemImage: systemImage))
  }

  /// Creates a button of a role with a title and a system symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role,
      action: action,
      label: A11yOutline.Label(titleKey, systemImage: systemImage)
    )
  }

  /// Creates a button of a role with a title and a system symbol.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(
      role: role,
      action: action,
      label: A11yOutline.Label(title, systemImage: systemImage)
    )
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style decorates.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role,
      action: configuration.action,
      label: configuration.label
    )
  }
}

extension Button: View where Label: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the label, in the body of the style.
  public func _evaluate(in node: ViewNode) {
    node.behavior(ButtonBehavior.self).update(role: role, action: action, label: label)
  }
}
