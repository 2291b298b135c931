/// A view with an identity of its own.
struct IdentifiedView<Content, ID: Hashable> {
  let content: Content
  let id: ID
}

extension IdentifiedView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    if let old = node.identity, old != AnyHashable(id) { node.removeChildren(from: 0) }
    node.identity = AnyHashable(id)
    node.updateChild(0, content)
  }
}
