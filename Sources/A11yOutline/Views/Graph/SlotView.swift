/// The place in a style's body where a part of the control is shown.
struct SlotView {
  let slot: ViewSlot
}

extension SlotView: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.behavior(PortalBehavior.self).show(slot)
  }
}
