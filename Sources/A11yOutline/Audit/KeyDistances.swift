/// How many keys it takes to get from the first item of an outline to each other one, with the keys
/// for the next item, the next item of the same level, opening and entering.
struct KeyDistances {
  private var distances: [Int]
  private let outline: Outline

  /// - Complexity: O(*n*) in the number of nodes.
  init(_ outline: Outline) {
    self.outline = outline
    let audited = AuditedOutline(outline)
    let nodes = audited.nodes
    let count = nodes.count
    distances = Array(repeating: -1, count: count)
    // How many items are shown in and below each node, when all around it is open.
    var shown = [Int](repeating: 0, count: count)
    for index in nodes.indices.reversed() where !audited.isHidden[index] {
      shown[index] += 1
      let parent = audited.parents[index]
      if parent >= 0, nodes[parent].isExpanded != false { shown[parent] += shown[index] }
    }
    // The last item of each family that was passed, and the last that is counted.
    var last: [Int: Int] = [:]
    var lastCounted: [Int: Int] = [:]
    for index in nodes.indices where !audited.isHidden[index] {
      let parent = audited.parents[index]
      var keys: Int
      if let before = last[parent] {
        keys = distances[before] + shown[before]
        if nodes[index].position != nil, let counted = lastCounted[parent] {
          keys = min(keys, distances[counted] + 1)
        }
      } else if parent >= 0 {
        keys = distances[parent] + (nodes[parent].isExpanded == false ? 2 : 1)
      } else {
        keys = 0
      }
      distances[index] = keys
      last[parent] = index
      if nodes[index].position != nil { lastCounted[parent] = index }
    }
  }

  /// How many keys it takes to a node; `nil` for one that is hidden.
  func keys(to id: NodeID) -> Int? {
    guard let index = outline.index(of: id), distances[index] >= 0 else { return nil }
    return distances[index]
  }
}
