/// A view with another behind or before it, which takes no room of its own.
struct LayeredView<Primary, Secondary> {
  let primary: Primary
  let secondary: Secondary
  let alignment: Alignment
  let isBehind: Bool
}

extension LayeredView: View where Primary: View, Secondary: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.behavior(LayerBehavior.self).update(alignment: alignment, isBehind: isBehind)
    node.updateChild(0, primary)
    node.updateChild(1, secondary)
  }
}

/// A node of two layers.
private final class LayerBehavior: NodeBehavior {
  private var alignment = Alignment.center
  private var isBehind = false
  private lazy var item = LayoutItem(self)
  private lazy var front = ArrangedContent(of: node, .horizontal) { [unowned node] in
    node.children.first?.items ?? []
  }
  private lazy var frontItem = LayoutItem(front)

  override var ownItem: LayoutItem? { item }

  func update(alignment: Alignment, isBehind: Bool) {
    if alignment != self.alignment { item.invalidate() }
    (self.alignment, self.isBehind) = (alignment, isBehind)
  }

  override func elements() -> [AccessibilityElement] {
    let order = isBehind ? node.children.reversed() : node.children
    return order.flatMap(\.elements)
  }

  override func content(of item: LayoutItem) -> [LayoutItem] {
    frontItem.forgetContent()
    return [frontItem] + (node.children.count > 1 ? node.children[1].items : [])
  }

  override func place(_ item: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    item.children.first?.place(at: .zero, proposal: proposal)
    for layer in item.children.dropFirst() {
      layer.align(alignment, in: size, proposal: ProposedViewSize(size))
    }
  }
}
