import struct Foundation.CGRect

/// Where the nodes of an outline are drawn, found out when it is asked for.
///
/// A node is drawn as one rectangle, or as several; its region is the rectangle around them.
struct NodeRegions: Sendable {
  /// All rectangles.
  var frames = NestedFrames()
  /// The number of the first rectangle of each node, by the number of the node; -1 for none.
  private var first: [Int32] = []
  /// The others, for the few nodes that have several.
  private var others: [NodeID: [Int32]] = [:]

  /// Sets as which rectangles a node is drawn.
  mutating func set(_ numbers: [Int32], of id: NodeID) {
    let raw = Int(id.rawValue)
    while first.count <= raw { first.append(-1) }
    first[raw] = numbers.first ?? -1
    if numbers.count > 1 {
      others[id] = Array(numbers.dropFirst())
    } else if !others.isEmpty {
      others[id] = nil
    }
  }

  /// The region of a node; `nil` for what is not laid out.
  ///
  /// - Complexity: O(depth of the layout).
  func region(of id: NodeID) -> CGRect? {
    region(of: id, frames.rectangle)
  }

  /// Finds regions out of rectangles that are known.
  func region(of id: NodeID, in rectangles: [CGRect?]) -> CGRect? {
    region(of: id) { rectangles.indices.contains(Int($0)) ? rectangles[Int($0)] : nil }
  }

  private func region(of id: NodeID, _ rectangle: (Int32) -> CGRect?) -> CGRect? {
    let raw = Int(id.rawValue)
    guard raw < first.count, first[raw] >= 0 else { return nil }
    let region = rectangle(first[raw])
    guard !others.isEmpty, let others = others[id] else { return region }
    return others.reduce(region) { region, number in
      guard let other = rectangle(number) else { return region }
      return region?.union(other) ?? other
    }
  }
}
