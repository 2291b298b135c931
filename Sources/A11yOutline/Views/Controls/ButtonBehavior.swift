/// A node of a button.
final class ButtonBehavior: StyledBehavior {
  private var action: @MainActor () -> Void = {}

  @MainActor
  func update(role: ButtonRole?, action: @escaping @MainActor () -> Void, label view: any View) {
    self.action = action
    let style = node.environment.buttonStyle
    let body = style?.body(role: role, trigger: action, label: SlotView(slot: label))
    update(label: view, body: body)
  }

  /// Does what the button does.
  func press() {
    let action = action
    MainActor.assumeIsolated { action() }
  }

  override func resetStyle(in environment: inout EnvironmentValues) {
    environment.buttonStyle = nil
  }

  override func elements() -> [AccessibilityElement] {
    let words = (styleBody ?? label.node)?.elements ?? []
    var fields = AccessibilityElement.Fields(content: node.content(words.spokenLabel, .button))
    fields.actions.activate = { [weak self] in self?.press() }
    fields.actions.named = words.flatMap(\.fields.actions.named)
    return [AccessibilityElement(node, fields)]
  }
}
