/// How many of the first nodes are shown, kept up to date while groups open and close.
///
/// A closed group covers all that is below it, a hidden node covers itself too; a node is shown
/// when nothing covers it. The index is a complete binary tree over the nodes. Each of its places
/// holds how often its whole range is covered at once, and how many nodes of the range are shown
/// as far as that and what is below it tell.
///
/// - Complexity: O(n) to build, 16 bytes a node or less; O(log n) for everything else.
struct ShownIndex: Sendable {
  private var covers: [Int32]
  private var counts: [Int32]
  /// How many leaves the tree has: a power of two.
  private let leaves: Int

  /// Creates the index of nodes.
  ///
  /// - Parameters:
  ///   - count: How many nodes there are.
  ///   - coverRanges: Calls its argument with each range that is covered once; a range may come
  ///     more than once.
  init(count: Int, coverRanges: (_ cover: (Range<Int>) -> Void) -> Void = { _ in }) {
    var leaves = 1
    while leaves < count { leaves *= 2 }
    self.leaves = leaves
    covers = [Int32](repeating: 0, count: 2 * leaves)
    counts = [Int32](repeating: 0, count: 2 * leaves)
    covers.withUnsafeMutableBufferPointer { covers in
      coverRanges { range in
        forEachPlace(of: range, leaves: leaves) { covers[$0] += 1 }
      }
    }
    for index in 0..<count where covers[leaves + index] == 0 {
      counts[leaves + index] = 1
    }
    for place in stride(from: leaves - 1, through: 1, by: -1) {
      counts[place] = covers[place] > 0 ? 0 : counts[2 * place] + counts[2 * place + 1]
    }
  }

  /// How many nodes are shown.
  var total: Int { Int(counts[1]) }

  /// Covers a range of nodes once more, or uncovers it once.
  ///
  /// - Precondition: What is uncovered was covered before as this same range: a range is always
  ///   made of the same places, so that the two cancel.
  mutating func add(_ amount: Int32, to range: Range<Int>) {
    guard !range.isEmpty else { return }
    forEachPlace(of: range, leaves: leaves) { place in
      covers[place] += amount
      counts[place] = uncovered(place)
    }
    refresh(from: range.lowerBound + leaves)
    refresh(from: range.upperBound - 1 + leaves)
  }

  /// How many of the first `end` nodes are shown.
  func count(before end: Int) -> Int {
    guard end > 0 else { return 0 }
    if end >= leaves { return total }
    var place = 1
    var width = leaves
    var remaining = end
    var count = 0
    while remaining > 0 {
      if covers[place] > 0 { return count }
      if remaining >= width { return count + Int(counts[place]) }
      width /= 2
      let left = 2 * place
      if remaining >= width {
        count += Int(counts[left])
        remaining -= width
        place = left + 1
      } else {
        place = left
      }
    }
    return count
  }

  /// The node that has `number` shown nodes before it; `nil` when there are not that many.
  func node(at number: Int) -> Int? {
    guard number >= 0, number < total else { return nil }
    var place = 1
    var remaining = number
    while place < leaves {
      let left = 2 * place
      if remaining < Int(counts[left]) {
        place = left
      } else {
        remaining -= Int(counts[left])
        place = left + 1
      }
    }
    return place - leaves
  }

  private func uncovered(_ place: Int) -> Int32 {
    if covers[place] > 0 { return 0 }
    return place >= leaves ? 1 : counts[2 * place] + counts[2 * place + 1]
  }

  private mutating func refresh(from leaf: Int) {
    var place = leaf / 2
    while place >= 1 {
      counts[place] = uncovered(place)
      place /= 2
    }
  }
}

/// Calls `body` with the places of the tree that together make up a range of leaves.
private func forEachPlace(of range: Range<Int>, leaves: Int, _ body: (Int) -> Void) {
  var low = range.lowerBound + leaves
  var high = range.upperBound + leaves
  while low < high {
    if low & 1 == 1 {
      body(low)
      low += 1
    }
    if high & 1 == 1 {
      high -= 1
      body(high)
    }
    low /= 2
    high /= 2
  }
}
