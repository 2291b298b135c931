extension Outline {
  /// The groups that are not hidden: a node and all below it, or all of the outline.
  ///
  /// - Complexity: O(number of nodes looked at).
  func openableGroups(below id: NodeID?) -> [NodeID] {
    var index = id.map(existingIndex(of:)) ?? 0
    let end = id.map { Int(records[existingIndex(of: $0)].end) } ?? records.count
    var groups: [NodeID] = []
    while index < end {
      let facts = records[index].facts
      if facts.contains(.hidden) {
        index = Int(records[index].end)
        continue
      }
      if facts.contains(.group) { groups.append(self.id(at: index)) }
      index += 1
    }
    return groups
  }
}
