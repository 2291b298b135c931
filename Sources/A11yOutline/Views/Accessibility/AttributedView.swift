/// A view with statements about its elements.
struct AttributedView<Content> {
  let content: Content
  let attributes: AccessibilityAttributes
}

extension AttributedView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.behavior(AttributedBehavior.self).update(attributes)
    node.updateChild(0, content)
  }
}

/// A node that states something about the elements of its content.
private final class AttributedBehavior: FoldableBehavior {
  private var attributes = AccessibilityAttributes()

  func update(_ attributes: AccessibilityAttributes) {
    self.attributes = attributes
    node.invalidateElements()
  }

  override func elements() -> [AccessibilityElement] {
    let elements = node.childElements
    if let label = attributes.label, elements.count != 1 {
      return [named(label, elements)]
    }
    return elements.map { $0.modified(attributes.apply) }
  }

  /// The element of a view that has a label of its own: a group when there is anything in it.
  private func named(_ label: String, _ elements: [AccessibilityElement]) -> AccessibilityElement {
    let content = node.content(label, elements.isEmpty ? .image : .group)
    let element =
      elements.isEmpty ? AccessibilityElement(node, content) : group(content, elements)
    return element.modified(attributes.apply)
  }
}

extension View {
  nonisolated func accessibilityAttributes(
    _ state: (inout AccessibilityAttributes) -> Void
  ) -> some View {
    var attributes = AccessibilityAttributes()
    state(&attributes)
    return AttributedView(content: self, attributes: attributes)
  }
}
