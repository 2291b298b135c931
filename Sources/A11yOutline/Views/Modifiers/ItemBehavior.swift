/// A node that wraps each item of its content.
class ItemBehavior<Modifier: ItemModifier>: NodeBehavior {
  private var animator: Animator<Modifier>?
  /// The items by what is inside them, so that they stay when others come and go.
  private var wrappers: [ObjectIdentifier: LayoutItem] = [:]

  final func update(_ modifier: Modifier) {
    let hidden = animator?.target.hides
    guard animator.update(to: modifier, of: node) else { return }
    for item in wrappers.values { item.invalidate() }
    node.graph.layoutIsStale = true
    if hidden != modifier.hides { node.invalidateElements() }
  }

  override func advance(to time: Double) -> Bool {
    for item in wrappers.values { item.invalidate() }
    return animator?.advance(to: time) ?? false
  }

  override var passesElements: Bool { animator?.target.hides != true }

  override func items() -> [LayoutItem] {
    var kept: [ObjectIdentifier: LayoutItem] = [:]
    let items = node.childItems.map { inner in
      let key = ObjectIdentifier(inner)
      let item = wrappers[key] ?? LayoutItem(self, around: inner)
      kept[key] = item
      return item
    }
    wrappers = kept
    return items
  }

  override func elements() -> [AccessibilityElement] {
    guard animator?.target.hides == true else { return node.childElements }
    return node.childElements.map {
      $0.modified {
        $0.content.isHidden = true
        $0.content.isHitTestable = false
      }
    }
  }

  override func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    guard let inner = item.inner else { return .zero }
    return animator?.presented.size(of: inner, for: proposal) ?? inner.size(for: proposal)
  }

  override func place(_ item: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    guard let inner = item.inner else { return }
    animator?.presented.place(inner, in: size, proposal: proposal)
  }

  override var clips: Bool { animator?.target.clips ?? false }

  override var opacity: Double { animator?.presented.opacity ?? 1 }

  override func layoutPriority(of item: LayoutItem) -> Double {
    animator?.target.layoutPriority ?? item.inner?.layoutPriority ?? 0
  }

  override func layoutValue(_ key: ObjectIdentifier, of item: LayoutItem) -> Any? {
    animator?.target.layoutValue(key) ?? item.inner?.layoutValue(key)
  }

  override func alignment(
    _ guide: AlignmentGuide,
    of item: LayoutItem,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let inner = item.inner else { return nil }
    return animator?.presented.alignment(guide, of: inner, proposal: proposal)
  }
}
