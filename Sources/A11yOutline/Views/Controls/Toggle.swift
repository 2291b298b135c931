/// A switch between on and off.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
  /// The switches that it stands for; none for a switch of its own.
  var sources: [Binding<Bool>] = []
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
    self.init(
      isOn: configuration.$isOn,
      label: configuration.label,
      sources: configuration.sources
    )
  }
}

extension Toggle: View where Label: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the label, in the body of the style.
  public func _evaluate(in node: ViewNode) {
    node.behavior(ToggleBehavior.self).update(self)
  }
}

/// A node of a switch.
private final class ToggleBehavior: StyledBehavior {
  private var isOn = Binding.constant(false)
  private var value = NeutralValue.off

  @MainActor
  func update<Label: View>(_ toggle: Toggle<Label>) {
    isOn = toggle.isOn
    value = node.observing {
      if toggle.isOn.wrappedValue { return NeutralValue.on }
      return toggle.sources.areMixed ? NeutralValue.mixed : NeutralValue.off
    }
    let body = node.environment.toggleStyle?.body(
      isOn: toggle.isOn,
      sources: toggle.sources,
      label: SlotView(slot: label)
    )
    update(label: toggle.label, body: body)
  }

  override func resetStyle(in environment: inout EnvironmentValues) {
    environment.toggleStyle = nil
  }

  override func elements() -> [AccessibilityElement] {
    let content = node.content(
      (label.node?.elements ?? []).spokenLabel,
      .toggle,
      value: value
    )
    var fields = AccessibilityElement.Fields(content: content)
    let isOn = isOn
    fields.actions.activate = { isOn.wrappedValue.toggle() }
    return [AccessibilityElement(node, fields)]
  }
}

extension [Binding<Bool>] {
  /// Whether some are on and others are not.
  var areMixed: Bool {
    contains(where: \.wrappedValue) && !allSatisfy(\.wrappedValue)
  }
}
