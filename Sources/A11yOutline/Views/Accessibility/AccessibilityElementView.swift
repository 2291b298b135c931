/// A view that is made one element.
struct AccessibilityElementView<Content> {
  let content: Content
  let children: AccessibilityChildBehavior
}

extension AccessibilityElementView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.behavior(AccessibilityElementBehavior.self).update(children)
    node.updateChild(0, content)
  }
}

/// A node that makes one element of those of its content.
private final class AccessibilityElementBehavior: NodeBehavior {
  private var children = AccessibilityChildBehavior.ignore

  func update(_ children: AccessibilityChildBehavior) {
    self.children = children
    node.invalidateElements()
  }

  override func elements() -> [AccessibilityElement] {
    switch children.kind {
    case .contain: return node.childElements
    case .ignore: return [AccessibilityElement(node, node.content("", .text))]
    case .combine: return [combined(node.childElements.filter { !$0.content.isHidden })]
    }
  }

  /// One element with the words of several; what they do becomes its actions.
  private func combined(_ elements: [AccessibilityElement]) -> AccessibilityElement {
    let controls = elements.filter(\.isControl)
    let role = controls.count == 1 ? controls[0].content.role : .text
    var fields = AccessibilityElement.Fields(content: node.content(elements.spokenLabel, role))
    if controls.count == 1 {
      fields.content.value = controls[0].content.value
      fields.actions = controls[0].fields.actions
    } else {
      fields.actions.named = controls.compactMap { control in
        control.fields.actions.activate.map { (control.content.name, $0) }
      }
    }
    for element in elements { fields.actions.named += element.fields.actions.named }
    return AccessibilityElement(node, fields)
  }
}

extension View {
  /// Makes the view one element.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    AccessibilityElementView(content: self, children: children)
  }

  /// Has the view read as if it were another.
  public nonisolated func accessibilityRepresentation<Representation: View>(
    @ViewBuilder representation: () -> Representation
  ) -> some View {
    RepresentedView(content: self, representation: representation())
  }
}
