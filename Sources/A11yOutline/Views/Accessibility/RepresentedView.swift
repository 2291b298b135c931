/// A view that is read as another.
struct RepresentedView<Content, Representation> {
  let content: Content
  let representation: Representation
}

extension RepresentedView: View where Content: View, Representation: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    _ = node.behavior(RepresentedBehavior.self)
    node.updateChild(0, content)
    node.updateChild(1, representation)
  }
}

/// A node that is laid out as one view and read as another.
private final class RepresentedBehavior: NodeBehavior {
  override func elements() -> [AccessibilityElement] {
    let drawn = node.children[0]
    return node.children[1].elements.map { $0.modified { $0.representedNode = drawn } }
  }

  override func items() -> [LayoutItem] { node.children[0].items }
}
