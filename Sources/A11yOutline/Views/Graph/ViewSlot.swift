/// A part of a control, such as its label, that a style puts somewhere into its own body.
///
/// The part belongs to the control, so that it keeps its state wherever, and whether or not, the
/// style shows it.
final class ViewSlot {
  private unowned let owner: ViewNode
  private(set) var node: ViewNode?
  /// The node in the style's body that shows the part.
  private(set) unowned(unsafe) var portal: ViewNode?

  init(owner: ViewNode) {
    self.owner = owner
  }

  /// Changes what surrounds the part, compared with the place that shows it.
  var surroundings: ((EnvironmentValues) -> EnvironmentValues)?

  private var environment: EnvironmentValues {
    guard let portal else { return owner.environment }
    return surroundings?(portal.environment) ?? portal.environment
  }

  /// Gives the part its view.
  @MainActor
  func update(_ view: any View, isActive: Bool) {
    func open<V: View>(_ view: V) {
      if let node, node.type == ObjectIdentifier(V.self) {
        node.update(view, environment: environment)
        node.setActive(isActive)
        return
      }
      remove()
      let new = ViewNode(
        view,
        in: owner.graph,
        parent: owner,
        environment: environment,
        isActive: isActive
      )
      node = new
      owner.children.append(new)
      new.parent = portal ?? owner
      new.evaluate()
      new.structureChanged()
    }
    open(view)
  }

  /// Takes the part out of the tree.
  func remove() {
    guard let node else { return }
    owner.children.removeAll { $0 === node }
    node.unmount()
    self.node = nil
  }

  @MainActor
  fileprivate func attach(_ portal: ViewNode) {
    self.portal = portal
    node?.parent = portal
    (owner.behavior as? any SlotOwner)?.portalChanged(of: self)
  }

  fileprivate func portalActivityChanged() {
    owner.graph.postpone(owner)
  }

  fileprivate func detach(_ portal: ViewNode) {
    guard self.portal === portal else { return }
    self.portal = nil
    if owner.isMounted { node?.parent = owner }
    owner.graph.postpone(owner)
  }
}

/// A control with parts that its style shows.
protocol SlotOwner: PostponedEvaluation {
  /// A part is shown somewhere else than before.
  @MainActor func portalChanged(of slot: ViewSlot)
}

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
