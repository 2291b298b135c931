extension Outline {
  /// The first rule of the arena that does not hold, in words; `nil` when all hold.
  ///
  /// Tests call it after every change.
  ///
  /// - Complexity: O(n).
  func invariantViolation() -> String? {
    var expected = self
    expected.countChildren()
    expected.shown = expected.coverage()
    var visible = 0
    for index in records.indices {
      let record = records[index]
      let parent = Int(record.parent)
      if parent >= index { return "Node \(index) comes before its parent." }
      let limit = parent < 0 ? records.count : Int(records[parent].end)
      if Int(record.end) <= index || Int(record.end) > limit {
        return "The descendants of node \(index) reach out of its parent."
      }
      if record.depth != (parent < 0 ? 0 : records[parent].depth + 1) {
        return "Node \(index) has the wrong depth."
      }
      if record.facts.contains(.expanded), !record.facts.contains(.group) {
        return "Leaf \(index) is expanded."
      }
      if Int(record.end) > index + 1, !record.facts.contains(.group) {
        return "Node \(index) has children and is no group."
      }
      if record.position != expected.records[index].position
        || record.countedChildren != expected.records[index].countedChildren
      {
        return "Node \(index) is counted wrongly."
      }
      if shown.count(before: index) != visible || expected.shown.count(before: index) != visible {
        return "The number of shown nodes before node \(index) is wrong."
      }
      if isShown(at: index) { visible += 1 }
      if self.index(of: id(at: index)) != index { return "Node \(index) is not found by its id." }
    }
    if shown.total != visible { return "The number of shown nodes is wrong." }
    if countedRoots != expected.countedRoots { return "The top-level nodes are counted wrongly." }
    return nil
  }
}
