/// What a node does besides holding children: its part in the outline and in the layout.
///
/// The default is transparent: what its children give, in their order.
class NodeBehavior: LayoutSource {
  unowned let node: ViewNode

  required init(of node: ViewNode) {
    self.node = node
  }

  /// What the node gives to the outline.
  func elements() -> [AccessibilityElement] { node.childElements }

  /// Whether the node gives what its children give, as the same objects in the same order.
  var passesElements: Bool { false }

  /// What the node gives to the container that lays it out.
  func items() -> [LayoutItem] { ownItem.map { [$0] } ?? node.childItems }

  /// The item that the node always is, for a node that lays out its content itself.
  var ownItem: LayoutItem? { nil }

  /// Where the node is to be found; usually its items.
  var regionItems: [LayoutItem] { node.items }

  /// Whether a child is to be there when the node is.
  func activates(_ child: ViewNode) -> Bool { true }

  /// The node came to be there for the user, or ceased to be.
  func activityChanged() {}

  /// The node is about to be taken out of the tree.
  func willUnmount() {}

  /// Moves animated values to a moment of the clock.
  ///
  /// - Returns: Whether the animation goes on.
  func advance(to time: Double) -> Bool { false }

  // MARK: Layout

  final var frames: LayoutFrames { node.graph.frames }

  final var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

  func content(of item: LayoutItem) -> [LayoutItem] { node.childItems }

  func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    item.children.first?.size(for: proposal) ?? .zero
  }

  func place(_ item: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    item.children.first?.place(at: .zero, proposal: proposal)
  }

  var stackAxis: Axis? { nil }

  func layoutPriority(of item: LayoutItem) -> Double { item.inner?.layoutPriority ?? 0 }

  func spacing(of item: LayoutItem) -> ViewSpacing { item.inner?.spacing ?? ViewSpacing() }

  func layoutValue(_ key: ObjectIdentifier, of item: LayoutItem) -> Any? {
    item.inner?.layoutValue(key)
  }

  func alignment(
    _ guide: AlignmentGuide,
    of item: LayoutItem,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  var clips: Bool { false }

  var opacity: Double { 1 }

  var drawing: String? { nil }
}
