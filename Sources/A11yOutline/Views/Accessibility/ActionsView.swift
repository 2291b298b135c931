/// A view with actions that other views describe.
struct ActionsView<Content, Actions> {
  let content: Content
  let actions: Actions
}

extension ActionsView: View where Content: View, Actions: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    _ = node.behavior(ActionsBehavior.self)
    node.updateChild(0, content)
    node.updateChild(1, actions)
  }
}

/// A node that is read and laid out as its content and has the buttons of another view as actions.
private final class ActionsBehavior: NodeBehavior {
  override func elements() -> [AccessibilityElement] {
    let actions = node.children[1].elements.asActions
    return node.children[0].elements.map { $0.modified { $0.actions.named += actions } }
  }

  override func items() -> [LayoutItem] { node.children[0].items }
}

extension View {
  /// Adds the buttons of a view as actions that are chosen by name.
  public nonisolated func accessibilityActions<Actions: View>(
    @ViewBuilder _ content: () -> Actions
  ) -> some View {
    ActionsView(content: self, actions: content())
  }

  /// Adds an action that is chosen by the words of a label.
  public nonisolated func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) -> some View {
    ActionsView(content: self, actions: Button(action: action, label: label))
  }
}
