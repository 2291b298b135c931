/// A rectangle of the layout.
///
/// An item keeps the sizes that it computed, so that each is measured once for a proposal, and its
/// place relative to the item around it, so that moving it does not touch what is inside.
final class LayoutItem {
  unowned(unsafe) let source: any LayoutSource
  /// The item around this one, which lets go of this one before it ends.
  private(set) unowned(unsafe) var parent: LayoutItem?
  /// What is inside, for an item around a single other.
  let inner: LayoutItem?
  /// The number of the item's rectangle among those of the layout.
  let number: Int32

  private let store: LayoutFrames
  /// What was inside when it was last asked for.
  private var contents: [LayoutItem] = []
  private var contentIsStale = true
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var knownSpacing: ViewSpacing?
  /// How often sizes were forgotten, here or inside.
  private(set) var changeCount = 1
  private var needsPlacement = true
  private var isToBeMirrored = false
  private(set) var origin = CGPoint.zero
  private(set) var size = CGSize.zero
  private var proposal = ProposedViewSize.unspecified

  init(_ source: any LayoutSource, around inner: LayoutItem? = nil) {
    self.source = source
    self.inner = inner
    store = source.frames
    number = store.frames.add()
    if let inner { adopt(inner) }
  }

  deinit {
    for item in contents { release(item) }
    if let inner { release(inner) }
    store.frames.remove(number)
  }

  /// What is inside.
  var children: [LayoutItem] {
    guard contentIsStale else { return contents }
    contentIsStale = false
    let old = contents
    contents = inner.map { [$0] } ?? source.content(of: self)
    for item in old { release(item) }
    for item in contents { adopt(item) }
    return contents
  }

  private func adopt(_ item: LayoutItem) {
    item.parent = self
    store.frames.put(item.number, into: number)
    // What is inside may have been somewhere else meanwhile.
    var (outer, next) = (item, item.inner)
    while let inner = next, inner.parent !== outer {
      inner.parent = outer
      store.frames.put(inner.number, into: outer.number)
      (outer, next) = (inner, inner.inner)
    }
  }

  private func release(_ item: LayoutItem) {
    guard item.parent === self else { return }
    item.parent = nil
    store.frames.takeOut(item.number)
  }

  /// Makes this item the one in whose space regions are.
  func becomeOutermost() {
    store.frames.putOutermost(number)
  }

  /// What is inside may be others than before.
  func contentChanged() {
    if inner == nil { contentIsStale = true }
    invalidate()
  }

  /// Forgets what is inside; what is around does so itself.
  func forgetContent() {
    if inner == nil { contentIsStale = true }
    forgetSizes()
  }

  /// Forgets sizes, here and in everything around that does not know that it has to.
  func invalidate() {
    forgetSizes()
    var item = parent
    while let current = item, current.knowsAnything {
      current.forgetSizes()
      item = current.parent
    }
  }

  /// Forgets the sizes of everything inside too.
  ///
  /// - Complexity: O(number of items), not recursive.
  func invalidateAll() {
    var stack = [self]
    while let item = stack.popLast() {
      item.forgetSizes()
      stack.append(contentsOf: item.children)
    }
  }

  private var knowsAnything: Bool { !needsPlacement || !sizes.isEmpty || knownSpacing != nil }

  private func forgetSizes() {
    sizes.removeAll(keepingCapacity: true)
    knownSpacing = nil
    needsPlacement = true
    changeCount &+= 1
  }

  /// The size for a proposal, measured once.
  func size(for proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = DeepRecursion.descend { source.size(of: self, for: proposal) }
    if sizes.count >= 8 { sizes.removeFirst(4) }
    sizes.append((proposal, size))
    return size
  }

  /// Puts the item at a point of the item around it.
  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    if origin != self.origin || size != self.size {
      store.frames.set(number, origin: origin, size: size)
    }
    self.origin = origin
    isToBeMirrored = true
    guard needsPlacement || size != self.size || proposal != self.proposal else { return }
    self.size = size
    self.proposal = proposal
    needsPlacement = false
    DeepRecursion.descend { source.place(self, in: size, proposal: proposal) }
    guard source.isMirrored else { return }
    for item in children { item.mirror(in: size.width) }
  }

  /// Turns the place that a layout gave to the item round the middle of what it is in.
  ///
  /// Layouts place views as where text runs from left to right; all of them, an author's own too,
  /// are turned round afterwards where it runs the other way.
  private func mirror(in width: CGFloat) {
    guard isToBeMirrored else { return }
    isToBeMirrored = false
    origin.x = width - origin.x - size.width
    store.frames.set(number, origin: origin, size: size)
  }

  /// The outermost item around this one.
  var outermost: LayoutItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
  }

  /// The rectangle in the space of the outermost item.
  ///
  /// - Complexity: O(depth).
  var absoluteFrame: CGRect {
    var point = CGPoint.zero
    var item: LayoutItem? = self
    while let current = item {
      point.x += current.origin.x
      point.y += current.origin.y
      item = current.parent
    }
    return CGRect(origin: point, size: size)
  }

  /// As much of the rectangle as the clipping items around it leave.
  var visibleFrame: CGRect {
    var visible = CGRect(origin: .zero, size: size)
    var item: LayoutItem? = self
    while let current = item {
      if current.source.clips {
        visible = visible.intersection(CGRect(origin: .zero, size: current.size))
        if visible.isNull { return .zero }
      }
      visible.origin.x += current.origin.x
      visible.origin.y += current.origin.y
      item = current.parent
    }
    return visible
  }

  var layoutPriority: Double { source.layoutPriority(of: self) }

  func layoutValue(_ key: ObjectIdentifier) -> Any? { source.layoutValue(key, of: self) }

  /// How much room the item wants around it, asked once.
  var spacing: ViewSpacing {
    if let knownSpacing { return knownSpacing }
    let spacing = DeepRecursion.descend { source.spacing(of: self) }
    knownSpacing = spacing
    return spacing
  }

  /// The axis of the nearest stack around the item.
  var surroundingAxis: Axis? {
    var item = parent
    while let current = item {
      if let axis = current.source.stackAxis { return axis }
      if current.inner == nil { return nil }
      item = current.parent
    }
    return nil
  }
}
