/// A view with a name in the selection of its list.
struct TaggedView<Content> {
  let content: Content
  let tag: AnyHashable
}

extension TaggedView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.identity = tag
    node.updateChild(0, content)
  }
}
