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
  func attach(_ portal: ViewNode) {
    self.portal = portal
    node?.parent = portal
    (owner.behavior as? any SlotOwner)?.portalChanged(of: self)
  }

  func portalActivityChanged() {
    owner.graph.postpone(owner)
  }

  func detach(_ portal: ViewNode) {
    guard self.portal === portal else { return }
    self.portal = nil
    if owner.isMounted { node?.parent = owner }
    owner.graph.postpone(owner)
  }
}
