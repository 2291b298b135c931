/// An outline as an audit sees it: its nodes in order, and what stands in what.
struct AuditedOutline: Sendable {
  /// The outline.
  let outline: Outline

  /// All nodes, in preorder.
  let nodes: [Outline.Node]

  /// The index of the node that each node stands in; -1 at the top.
  let parents: [Int]

  /// The index after the last descendant of each node.
  let ends: [Int]

  /// Whether each node, or one that it stands in, is hidden from accessibility.
  let isHidden: [Bool]

  /// Whether each node stands in a closed group.
  let isCovered: [Bool]

  /// - Complexity: O(*n*) in the number of nodes.
  init(_ outline: Outline) {
    self.outline = outline
    let count = outline.records.count
    nodes = Array(outline.nodes)
    parents = outline.records.map { Int($0.parent) }
    ends = outline.records.map { Int($0.end) }
    var isHidden = [Bool](repeating: false, count: count)
    var isCovered = isHidden
    for index in 0..<count {
      let parent = Int(outline.records[index].parent)
      isHidden[index] = outline.records[index].facts.contains(.hidden)
      guard parent >= 0 else { continue }
      if isHidden[parent] { isHidden[index] = true }
      isCovered[index] = isCovered[parent] || outline.records[parent].facts.isClosedGroup
    }
    self.isHidden = isHidden
    self.isCovered = isCovered
  }

  /// The indices of the children of a node, hidden ones too.
  func children(of index: Int) -> some Sequence<Int> {
    siblings(from: index + 1, to: ends[index])
  }

  /// The indices of the top-level nodes, hidden ones too.
  var roots: some Sequence<Int> { siblings(from: 0, to: nodes.count) }

  private func siblings(from start: Int, to end: Int) -> some Sequence<Int> {
    sequence(state: start) { next in
      guard next < end else { return nil }
      defer { next = ends[next] }
      return next
    }
  }
}
