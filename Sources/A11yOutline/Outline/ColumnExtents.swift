import struct Foundation.CGFloat

/// The extents of rectangles that stand one below the other, of which one can change without all
/// others being summed up again.
///
/// A tree whose leaves are the rectangles, in their order, and each of whose other nodes sums up
/// the two below it. What a sum is depends on the extents alone, not on how they came to be.
struct ColumnExtents: Sendable {
  /// How far one rectangle, or a run of them, reaches.
  struct Extent: Sendable, Equatable {
    /// The height, with the gap to what comes after.
    var length: CGFloat = 0
    /// How far it reaches to the left of the line along which all are aligned.
    var before: CGFloat = 0
    /// How far it reaches to the right of that line.
    var after: CGFloat = 0

    fileprivate func followed(by next: Extent) -> Extent {
      Extent(
        length: length + next.length,
        before: max(before, next.before),
        after: max(after, next.after)
      )
    }
  }

  /// The number of leaves, a power of two.
  private let leafCount: Int
  /// The nodes; those below the one at `index` are at `2 * index` and the index after it.
  private var nodes: [Extent]

  /// Sums up extents.
  ///
  /// - Complexity: O(n).
  init(_ extents: [Extent]) {
    var leafCount = 1
    while leafCount < extents.count { leafCount *= 2 }
    self.leafCount = leafCount
    nodes = [Extent](repeating: Extent(), count: 2 * leafCount)
    nodes.replaceSubrange(leafCount..<leafCount + extents.count, with: extents)
    for index in stride(from: leafCount - 1, to: 0, by: -1) { sumUp(index) }
  }

  /// The extent of all.
  var whole: Extent { nodes[1] }

  /// The extent of one.
  ///
  /// - Complexity: O(1) to read, O(log n) to change.
  subscript(place: Int) -> Extent {
    get { nodes[leafCount + place] }
    set {
      var index = leafCount + place
      nodes[index] = newValue
      while index > 1 {
        index /= 2
        sumUp(index)
      }
    }
  }

  /// How far the ones before a place reach, with the gaps between them.
  ///
  /// - Complexity: O(log n).
  func length(before place: Int) -> CGFloat {
    var index = leafCount + place
    var length: CGFloat = 0
    while index > 1 {
      if index % 2 == 1 { length = nodes[index - 1].length + length }
      index /= 2
    }
    return length
  }

  private mutating func sumUp(_ index: Int) {
    nodes[index] = nodes[2 * index].followed(by: nodes[2 * index + 1])
  }
}
