/// A node that lays out its content as a ``Layout`` says.
final class LayoutBehavior<Arrangement: Layout>: NodeBehavior {
  private var animator: Animator<Arrangement>?
  private var cache: Arrangement.Cache?
  /// After how many changes of the item the cache was brought up to date.
  private var changeCount = 0
  private lazy var item = LayoutItem(self)

  override var ownItem: LayoutItem? { item }
  override var passesElements: Bool { true }

  /// Takes a new value of the layout, animated as the transaction says.
  func update(_ layout: Arrangement) {
    if animator.update(to: layout, of: node) { item.invalidate() }
  }

  override func advance(to time: Double) -> Bool {
    item.invalidate()
    return animator?.advance(to: time) ?? false
  }

  override func content(of item: LayoutItem) -> [LayoutItem] {
    node.childItems
  }

  override func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    with(item) { layout, subviews, cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    } ?? .zero
  }

  override func place(_ item: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    with(item) { layout, subviews, cache in
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size),
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
  }

  override var stackAxis: Axis? {
    (animator?.presented as? AnyLayout)?.stackAxis
      ?? Arrangement.layoutProperties.stackOrientation
  }

  override func spacing(of item: LayoutItem) -> ViewSpacing {
    with(item) { layout, subviews, cache in layout.spacing(subviews: subviews, cache: &cache) }
      ?? ViewSpacing()
  }

  override func alignment(
    _ guide: AlignmentGuide,
    of item: LayoutItem,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return with(item) { layout, subviews, cache in
      switch guide {
      case .horizontal(let guide):
        layout.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical(let guide):
        layout.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    } ?? nil
  }

  @discardableResult
  private func with<Result>(
    _ item: LayoutItem,
    _ body: (Arrangement, LayoutSubviews, inout Arrangement.Cache) -> Result
  ) -> Result? {
    guard let layout = animator?.presented else { return nil }
    let subviews = LayoutSubviews(of: item, layoutDirection: node.environment.layoutDirection)
    let isNew = self.cache == nil
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    if !isNew, changeCount != item.changeCount { layout.updateCache(&cache, subviews: subviews) }
    changeCount = item.changeCount
    // Kept once, not twice, so that what is in it can change without being copied.
    self.cache = nil
    defer { self.cache = cache }
    return body(layout, subviews, &cache)
  }
}
