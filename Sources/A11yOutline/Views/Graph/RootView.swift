/// The content of a host, one below the other.
struct RootView<Content: View>: View {
  typealias Body = Never

  let content: Content

  func _evaluate(in node: ViewNode) {
    node.behavior(LayoutBehavior<VStackLayout>.self).update(
      VStackLayout(alignment: .leading, spacing: 0)
    )
    node.updateChild(0, content)
  }
}
