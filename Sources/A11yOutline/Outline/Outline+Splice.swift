extension Outline {
  /// A node to insert, with all that is below it following in preorder.
  struct Insertion {
    let id: NodeID
    let content: NodeContent
    /// How deep the node stands below the first, from 0.
    let depth: Int
  }

  /// Replaces some consecutive children of a node, with all that is below them.
  ///
  /// - Parameters:
  ///   - parent: The node whose children are replaced; `nil` for the top level.
  ///   - sibling: The child after which to start; `nil` for the start.
  ///   - count: How many children are taken out.
  ///   - nodes: What comes in their place, in preorder; identities that are new, or that were taken
  ///     out here or before.
  /// - Complexity: O(n), as one move of what follows.
  mutating func replaceChildren(
    of parent: NodeID?,
    after sibling: NodeID?,
    removing count: Int,
    with nodes: [Insertion]
  ) {
    makeIdentitiesExplicit()
    let parentIndex = parent.map(existingIndex(of:)) ?? -1
    let start = sibling.map { Int(records[existingIndex(of: $0)].end) } ?? parentIndex + 1
    var end = start
    for _ in 0..<count { end = Int(records[end].end) }

    for index in start..<end {
      indices[Int(identities[index].rawValue)] = -1
      names.remove(records[index].name)
    }
    let depth = parentIndex < 0 ? 0 : records[parentIndex].depth + 1
    let new = makeRecords(nodes, at: Int32(start), parent: Int32(parentIndex), depth: depth)
    let shift = Int32(new.count - (end - start))
    records.replaceSubrange(start..<end, with: new)
    identities.replaceSubrange(start..<end, with: nodes.lazy.map(\.id))
    for index in start + new.count..<records.count {
      records[index].end += shift
      if records[index].parent >= Int32(end) { records[index].parent += shift }
    }
    var ancestor = parentIndex
    while ancestor >= 0 {
      records[ancestor].end += shift
      ancestor = Int(records[ancestor].parent)
    }
    if parentIndex >= 0, !nodes.isEmpty { records[parentIndex].facts.insert(.group) }
    reindex(from: start)
    dropUnusedDetails()
    dropUnusedNames()
    countChildren()
    shown = coverage()
  }

  private mutating func makeIdentitiesExplicit() {
    guard identities.isEmpty else { return }
    identities = records.indices.map { NodeID(rawValue: Int32($0)) }
    indices = records.indices.map { Int32($0) }
  }

  private mutating func makeRecords(
    _ nodes: [Insertion],
    at start: Int32,
    parent: Int32,
    depth: Int32
  ) -> [Record] {
    var new: [Record] = []
    new.reserveCapacity(nodes.count)
    // The new nodes that may still get children, outermost first, by their place in `new`.
    var open: [Int] = []
    for node in nodes {
      while open.count > node.depth {
        new[open.removeLast()].end = start + Int32(new.count)
      }
      var facts = Facts(node.content)
      facts.insert(.expansionStated)
      var place: Int32 = -1
      if !node.content.details.isEmpty {
        place = Int32(details.count)
        details.append(node.content.details)
      }
      open.append(new.count)
      new.append(
        Record(
          name: names.append(node.content.name),
          parent: open.count > 1 ? start + Int32(open[open.count - 2]) : parent,
          end: 0,
          depth: depth + Int32(node.depth),
          position: 0,
          countedChildren: 0,
          line: 0,
          column: 0,
          details: place,
          role: node.content.role,
          facts: facts
        )
      )
    }
    for index in open { new[index].end = start + Int32(new.count) }
    return new
  }

  private mutating func reindex(from start: Int) {
    for index in start..<records.count {
      let raw = Int(identities[index].rawValue)
      while indices.count <= raw { indices.append(-1) }
      indices[raw] = Int32(index)
    }
  }

  /// Moves the details of the nodes that are left together once half of them belong to none.
  private mutating func dropUnusedDetails() {
    guard details.count > 2 * records.count + 64 else { return }
    var kept: [Details] = []
    for index in records.indices where records[index].details >= 0 {
      kept.append(details[Int(records[index].details)])
      records[index].details = Int32(kept.count - 1)
    }
    details = kept
  }
}
