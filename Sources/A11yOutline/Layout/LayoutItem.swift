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

  let store: LayoutFrames
  /// What was inside when it was last asked for.
  private var contents: [LayoutItem] = []
  private var contentIsStale = true
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var knownSpacing: ViewSpacing?
  /// How often sizes were forgotten, here or inside.
  private(set) var changeCount = 1
  /// The places of the children for which sizes were forgotten the last times, in that order.
  private var changedChildren: [Int32] = []
  /// How many changes of single children are kept at most.
  private static let changeLimit = 128
  /// The place of the item among the children of the one around it.
  private(set) var place: Int32 = 0
  /// The number of the column that the children stand in; `nil` where each is placed for itself.
  var placedColumn: Int?
  /// How many columns were made of the children.
  private var columnCount = 0
  private var needsPlacement = true
  private var isToBeMirrored = false
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
    for (place, item) in contents.enumerated() { adopt(item, at: place) }
    if placedColumn != nil {
      placedColumn = nil
      store.frames.setColumn(nil, in: number)
    }
    return contents
  }

  private func adopt(_ item: LayoutItem, at place: Int = 0) {
    item.parent = self
    item.place = Int32(place)
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
    store.areStale = true
    var changed = self
    while let outer = changed.parent {
      let isToldAlready = !outer.knowsAnything
      outer.forgetSizes(becauseOf: changed)
      if isToldAlready { return }
      changed = outer
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

  private func forgetSizes(becauseOf child: LayoutItem? = nil) {
    sizes.removeAll(keepingCapacity: true)
    knownSpacing = nil
    needsPlacement = true
    changeCount &+= 1
    guard let child, contents.count >= StackColumn.leastCount else {
      changedChildren = []
      return
    }
    if changedChildren.count == Self.changeLimit {
      changedChildren.removeFirst(Self.changeLimit / 2)
    }
    changedChildren.append(child.place)
  }

  /// The places of the children that changed since a count of changes; `nil` where more changed
  /// than some children.
  func placesOfChanges(since count: Int) -> ArraySlice<Int32>? {
    let missed = changeCount - count
    return (0...changedChildren.count).contains(missed) ? changedChildren.suffix(missed) : nil
  }

  /// A number for a column of the children that no other has.
  func makeColumnNumber() -> Int {
    columnCount += 1
    return columnCount
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
    if store.frames.isInColumn(number) { parent?.placedColumn = nil }
    store.frames.set(number, origin: origin, size: size)
    isToBeMirrored = true
    settle(size, proposal: proposal)
  }

  /// Makes the item the one at its place of the column that the item around it has.
  func placeInColumn(proposal: ProposedViewSize) {
    let size = size(for: proposal)
    store.frames.set(number, place: place, size: size)
    isToBeMirrored = false
    settle(size, proposal: proposal)
  }

  private func settle(_ size: CGSize, proposal: ProposedViewSize) {
    guard needsPlacement || size != self.size || proposal != self.proposal else { return }
    self.size = size
    self.proposal = proposal
    needsPlacement = false
    DeepRecursion.descend { source.place(self, in: size, proposal: proposal) }
    // A column is turned as a whole.
    guard source.isMirrored, placedColumn == nil else { return }
    for item in children { item.mirror(in: size.width) }
  }

  /// Turns the place that a layout gave to the item round the middle of what it is in.
  ///
  /// Layouts place views as where text runs from left to right; all of them, an author's own too,
  /// are turned round afterwards where it runs the other way.
  private func mirror(in width: CGFloat) {
    guard isToBeMirrored else { return }
    isToBeMirrored = false
    var origin = origin
    origin.x = width - origin.x - size.width
    store.frames.set(number, origin: origin, size: size)
  }

  /// The corner, in the space of the item around this one.
  var origin: CGPoint { store.frames.origin(of: number) }

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
      let origin = current.origin
      point.x += origin.x
      point.y += origin.y
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
      let origin = current.origin
      visible.origin.x += origin.x
      visible.origin.y += origin.y
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
