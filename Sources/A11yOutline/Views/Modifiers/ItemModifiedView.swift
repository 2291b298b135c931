/// A view each of whose items is wrapped by a modifier.
struct ItemModifiedView<Content, Modifier> {
  let content: Content
  let modifier: Modifier
}

extension ItemModifiedView: View where Content: View, Modifier: ItemModifier {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.behavior(ItemBehavior<Modifier>.self).update(modifier)
    node.updateChild(0, content)
  }
}

extension View {
  nonisolated func wrapped<Modifier: ItemModifier>(by modifier: Modifier) -> some View {
    ItemModifiedView(content: self, modifier: modifier)
  }
}
