/// A rectangle of the layout.
///
/// An item keeps the sizes that it computed, so that each is measured once for a proposal, and its
/// place relative to the item around it, so that moving it does not touch what is inside.
final class LayoutItem {
  /// How many items deep layout goes; what is deeper takes no room.
  ///
  /// A layout asks what is inside it and so recurses; documents may be deeper than the stack.
  static let maximumDepth = 256

  unowned(unsafe) let source: any LayoutSource
  private(set) weak var parent: LayoutItem?
  /// What is inside, for an item around a single other.
  let inner: LayoutItem?

  private var contents: [LayoutItem]?
  private var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var depth: Int32 = 0
  private var needsPlacement = true
  private(set) var origin = CGPoint.zero
  private(set) var size = CGSize.zero
  private var proposal = ProposedViewSize.unspecified

  init(_ source: any LayoutSource, around inner: LayoutItem? = nil) {
    self.source = source
    self.inner = inner
    inner?.parent = self
  }

  /// What is inside.
  var children: [LayoutItem] {
    if let contents { return contents }
    var items = inner.map { [$0] } ?? source.content(of: self)
    if depth >= Self.maximumDepth { items = [] }
    for item in items {
      item.parent = self
      item.depth = depth + 1
    }
    contents = items
    return items
  }

  /// What is inside may be others than before.
  func contentChanged() {
    if inner == nil { contents = nil }
    invalidate()
  }

  /// Forgets what is inside; what is around does so itself.
  func forgetContent() {
    if inner == nil { contents = nil }
    forgetSizes()
  }

  /// Forgets sizes, here and in everything around that does not know that it has to.
  func invalidate() {
    forgetSizes()
    var item = parent
    while let current = item, current.needsPlacement == false || !current.sizes.isEmpty {
      current.forgetSizes()
      item = current.parent
    }
  }

  private func forgetSizes() {
    sizes.removeAll(keepingCapacity: true)
    needsPlacement = true
  }

  /// The size for a proposal, measured once.
  func size(for proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = source.size(of: self, for: proposal)
    if sizes.count >= 8 { sizes.removeFirst(4) }
    sizes.append((proposal, size))
    return size
  }

  /// Puts the item at a point of the item around it.
  func place(at origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    let size = size(for: proposal)
    guard needsPlacement || size != self.size || proposal != self.proposal else { return }
    self.size = size
    self.proposal = proposal
    needsPlacement = false
    source.place(self, in: size, proposal: proposal)
  }

  /// The outermost item around this one.
  var outermost: LayoutItem {
    var item = self
    while let parent = item.parent { item = parent }
    return item
  }

  /// The corner in the space of the outermost item, as of the last ``locate()`` of that.
  private(set) var location = CGPoint.zero
  /// Which search found the location; the outermost item counts them.
  private(set) var locationNumber = 0

  /// Finds the location of every item inside this one, which is the outermost.
  ///
  /// - Complexity: O(number of items), not recursive.
  func locate() {
    locationNumber += 1
    location = origin
    var stack = [self]
    while let item = stack.popLast() {
      for child in item.children {
        child.location.x = item.location.x + child.origin.x
        child.location.y = item.location.y + child.origin.y
        child.locationNumber = locationNumber
        stack.append(child)
      }
    }
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

  var spacing: ViewSpacing { source.spacing(of: self) }

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
