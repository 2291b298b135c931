/// The place of one view in a tree, which stays while the view's values come and go.
///
/// It is public only because ``View`` names it; there is nothing to use.
public final class ViewNode {
  unowned let graph: ViewGraph
  /// What the node's caches are part of: the node it is a child of, or the place in a style's body
  /// that shows it.
  unowned(unsafe) var parent: ViewNode?
  let depth: Int32
  let type: ObjectIdentifier

  /// The last value, before its state was linked.
  var view: any View
  var environment: EnvironmentValues
  var children: [ViewNode] = []
  var behavior: NodeBehavior?

  /// The storage of the view's dynamic properties, in the order of their declaration.
  var properties: [AnyObject] = []
  var dependencies: [any Dependency] = []
  /// What the last evaluation observes.
  var observations: [ObservationToken] = []
  /// How changes that wait for evaluation are animated.
  var pendingTransaction: Transaction?
  /// The values between which an animatable view moves.
  var animator: AnyAnimatorBox?

  var isMounted = true
  var isDirty = false
  /// Whether the view is there for the user, not only counted.
  var isActive: Bool

  /// The tag of the view, or the identity of the element that it is for.
  var identity: AnyHashable?
  var outlineID: NodeID?
  var elementCache: [AccessibilityElement]?
  /// Whether the one element of the cache, which stays the same object, is to be lowered again.
  var keepsStaleElement = false
  var itemCache: [LayoutItem]?

  init<V: View>(
    _ view: V,
    in graph: ViewGraph,
    parent: ViewNode?,
    environment: EnvironmentValues,
    isActive: Bool
  ) {
    self.graph = graph
    self.parent = parent
    self.depth = (parent?.depth ?? -1) + 1
    self.type = ObjectIdentifier(V.self)
    self.view = view
    self.environment = environment
    self.isActive = isActive
  }

  /// The behavior, made on the first evaluation.
  func behavior<Kind: NodeBehavior>(_ kind: Kind.Type) -> Kind {
    if let behavior = behavior as? Kind { return behavior }
    let made = Kind(of: self)
    behavior = made
    return made
  }
}
