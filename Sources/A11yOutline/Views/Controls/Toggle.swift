/// A switch between on and off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
}

extension Toggle where Label: View {
  /// Creates a switch.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, label: label())
  }
}

extension Toggle where Label == Text {
  /// Creates a switch with a title.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(titleKey))
  }

  /// Creates a switch with a title.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }
}

extension Toggle where Label == A11yOutline.Label<Text, Image> {
  /// Creates a switch with a title and a picture.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: A11yOutline.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a switch with a title and a picture.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn, label: A11yOutline.Label(title, systemImage: systemImage))
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the switch that a style decorates.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn, label: configuration.label)
  }
}

extension Toggle: View where Label: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the label, in the body of the style.
  public func _evaluate(in node: ViewNode) {
    node.behavior(ToggleBehavior.self).update(isOn: isOn, label: label)
  }
}

/// A node of a switch.
private final class ToggleBehavior: StyledBehavior {
  private var isOn = Binding.constant(false)
  private var value = false

  @MainActor
  func update(isOn: Binding<Bool>, label view: any View) {
    self.isOn = isOn
    value = node.observing { isOn.wrappedValue }
    let body = node.environment.toggleStyle?.body(isOn: isOn, label: SlotView(slot: label))
    update(label: view, body: body)
  }

  override func resetStyle(in environment: inout EnvironmentValues) {
    environment.toggleStyle = nil
  }

  override func elements() -> [AccessibilityElement] {
    let content = node.content(
      (label.node?.elements ?? []).spokenLabel,
      .toggle,
      value: value ? "On" : "Off"
    )
    var fields = AccessibilityElement.Fields(content: content)
    let isOn = isOn
    fields.actions.activate = { isOn.wrappedValue.toggle() }
    return [AccessibilityElement(node, fields)]
  }
}
