/// Shows a part of a control inside the body of its style.
final class PortalBehavior: NodeBehavior {
  private var slot: ViewSlot?

  @MainActor
  func show(_ slot: ViewSlot) {
    if self.slot !== slot { self.slot?.detach(node) }
    self.slot = slot
    slot.attach(node)
    node.structureChanged()
  }

  override func elements() -> [AccessibilityElement] {
    guard let slot, slot.portal === node, let shown = slot.node else { return [] }
    return shown.elements.map { $0.modified { $0.slot = ObjectIdentifier(slot) } }
  }

  override func items() -> [LayoutItem] {
    guard let slot, slot.portal === node, let shown = slot.node else { return [] }
    return shown.items
  }

  override func activityChanged() {
    slot?.portalActivityChanged()
  }

  override func willUnmount() {
    slot?.detach(node)
  }
}
