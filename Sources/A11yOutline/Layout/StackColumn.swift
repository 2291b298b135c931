import Foundation

/// Many views one below the other, each as high as it wants to be.
///
/// When some of them change, only those are measured and placed again, so that the cost does not
/// depend on how many others there are.
struct StackColumn: Sendable {
  /// From how many views on a stack is kept as a column; fewer are arranged as quickly anew.
  static let leastCount = 32

  /// The width on offer.
  let width: CGFloat?
  /// Whether the column was needed since the last change.
  private(set) var isUsed = true

  private let arrangement: StackArrangement
  /// Tells the column from others of the same views.
  private let number: Int
  private var extents: ColumnExtents
  /// The places of the views that have changed since all was measured.
  private var unmeasured: [Int32] = []
  /// The places of the views that have changed since all was placed.
  private var unplaced: Set<Int32> = []

  /// Measures views.
  ///
  /// - Complexity: O(n).
  init(of subviews: LayoutSubviews, width: CGFloat?, in arrangement: StackArrangement) {
    self.width = width
    self.arrangement = arrangement
    number = subviews.container.makeColumnNumber()
    extents = ColumnExtents([])
    extents = ColumnExtents(subviews.indices.map { extent(of: $0, in: subviews) })
  }

  /// Forgets the sizes of some views.
  mutating func forget(_ places: some Sequence<Int32>) {
    unmeasured.append(contentsOf: places)
    isUsed = false
  }

  /// Measures the views whose sizes were forgotten.
  ///
  /// - Complexity: O(log n) for each.
  mutating func measure(_ subviews: LayoutSubviews) {
    isUsed = true
    for place in unmeasured {
      update(place, in: subviews)
      // The gap between two views is what both want.
      if place > 0 { update(place - 1, in: subviews) }
    }
    unmeasured.removeAll(keepingCapacity: true)
  }

  private mutating func update(_ place: Int32, in subviews: LayoutSubviews) {
    extents[Int(place)] = extent(of: Int(place), in: subviews)
    unplaced.insert(place)
  }

  private func extent(of index: Int, in subviews: LayoutSubviews) -> ColumnExtents.Extent {
    let dimensions = subviews[index].dimensions(in: proposal)
    let guide = dimensions[arrangement.guide]
    let gap = index + 1 < subviews.count ? arrangement.gap(after: index, in: subviews) : 0
    return ColumnExtents.Extent(
      length: dimensions.height + gap,
      before: guide,
      after: dimensions.width - guide
    )
  }

  /// What is on offer for each view.
  private var proposal: ProposedViewSize { ProposedViewSize(width: width, height: nil) }

  /// How far the line along which all are aligned lies from the left.
  private var guideOffset: CGFloat { max(0, extents.whole.before) }

  /// The size of the whole.
  var size: CGSize {
    let whole = extents.whole
    return CGSize(width: guideOffset + max(0, whole.after), height: whole.length)
  }

  /// Places the views that have changed, and all of them where they stand in another column.
  ///
  /// - Complexity: O(log n) for each view that has changed, besides what it does itself.
  mutating func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    let container = subviews.container
    let store = container.store
    if container.placedColumn == number {
      for place in unplaced {
        store.frames.setExtent(extents[Int(place)], of: place, in: container.number)
        subviews[Int(place)].item.placeInColumn(proposal: proposal)
      }
    } else {
      container.placedColumn = number
      store.frames.setColumn(extents, in: container.number)
      for subview in subviews { subview.item.placeInColumn(proposal: proposal) }
    }
    unplaced.removeAll(keepingCapacity: true)
    let isMirrored = container.source.isMirrored
    let line = bounds.minX + guideOffset
    store.frames.moveColumn(
      in: container.number,
      to: CGPoint(x: isMirrored ? container.size.width - line : line, y: bounds.minY),
      isMirrored: isMirrored
    )
  }
}
