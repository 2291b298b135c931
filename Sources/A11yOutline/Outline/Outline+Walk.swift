extension Outline {
  /// Whether a node is shown: all it stands in is open, and nothing on the way is hidden.
  ///
  /// - Complexity: O(depth).
  public func isShown(_ id: NodeID) -> Bool {
    guard let index = index(of: id) else { return false }
    return isShown(at: index)
  }

  /// Whether a node is shown, hit-testable and enabled, so that it can be operated.
  ///
  /// - Complexity: O(depth).
  public func isActionable(_ id: NodeID) -> Bool {
    guard let index = index(of: id) else { return false }
    return isShown(at: index)
      && records[index].facts.isDisjoint(with: [.disabled, .notHitTestable])
  }

  /// The first shown node; `nil` when none is shown.
  public var firstVisible: NodeID? {
    visibleIndex(from: 0).map(id(at:))
  }

  /// The last shown node; `nil` when none is shown.
  public var lastVisible: NodeID? {
    shown.node(at: shown.total - 1).map(id(at:))
  }

  /// The shown node after a shown node; `nil` after the last.
  ///
  /// - Complexity: O(1), and O(run) over a run of hidden siblings. Allocates nothing.
  public func nextVisible(after id: NodeID) -> NodeID? {
    nextVisibleIndex(after: existingIndex(of: id)).map(self.id(at:))
  }

  /// The shown node before a shown node; `nil` before the first.
  ///
  /// - Complexity: O(depth), and O(run) over a run of hidden siblings. Allocates nothing.
  public func previousVisible(before id: NodeID) -> NodeID? {
    previousVisibleIndex(before: existingIndex(of: id)).map(self.id(at:))
  }

  /// The next shown node that satisfies a predicate.
  ///
  /// - Complexity: O(number of nodes passed).
  public func nextVisible(after id: NodeID, where predicate: (Node) -> Bool) -> NodeID? {
    var index = nextVisibleIndex(after: existingIndex(of: id))
    while let candidate = index {
      if predicate(node(at: candidate)) { return self.id(at: candidate) }
      index = nextVisibleIndex(after: candidate)
    }
    return nil
  }

  /// The previous shown node that satisfies a predicate.
  ///
  /// - Complexity: O(number of nodes passed · depth).
  public func previousVisible(before id: NodeID, where predicate: (Node) -> Bool) -> NodeID? {
    var index = previousVisibleIndex(before: existingIndex(of: id))
    while let candidate = index {
      if predicate(node(at: candidate)) { return self.id(at: candidate) }
      index = previousVisibleIndex(before: candidate)
    }
    return nil
  }

  /// The next node, shown or in a closed group, that is not hidden and satisfies a predicate.
  ///
  /// - Parameters:
  ///   - id: The node to start after; `nil` to start at the first.
  ///   - predicate: What is looked for.
  /// - Returns: The node; `nil` when there is none.
  /// - Complexity: O(number of nodes passed).
  public func nextNode(after id: NodeID?, where predicate: (Node) -> Bool) -> NodeID? {
    var index = id.map { existingIndex(of: $0) + 1 } ?? 0
    while index < records.count {
      if records[index].facts.contains(.hidden) {
        index = Int(records[index].end)
        continue
      }
      if predicate(node(at: index)) { return self.id(at: index) }
      index += 1
    }
    return nil
  }

  /// The previous node, shown or in a closed group, that is not hidden and satisfies a predicate.
  ///
  /// - Parameters:
  ///   - id: The node to start before; `nil` to start at the last.
  ///   - predicate: What is looked for.
  /// - Returns: The node; `nil` when there is none.
  /// - Complexity: O(number of nodes passed · depth).
  public func previousNode(before id: NodeID?, where predicate: (Node) -> Bool) -> NodeID? {
    var index = id.map { existingIndex(of: $0) } ?? records.count
    while index > 0 {
      index -= 1
      if let hidden = outermostHidden(around: index) {
        index = hidden
        continue
      }
      if predicate(node(at: index)) { return self.id(at: index) }
    }
    return nil
  }

  /// How many nodes are shown.
  public var visibleCount: Int { shown.total }

  /// How many shown nodes come before a node; `nil` when the node is not shown.
  ///
  /// - Complexity: O(depth + log n).
  public func visibleIndex(of id: NodeID) -> Int? {
    guard let index = index(of: id), isShown(at: index) else { return nil }
    return shown.count(before: index)
  }

  /// The shown node that has `number` shown nodes before it; `nil` when there are not that many.
  ///
  /// - Complexity: O(log n).
  public func visibleNode(at number: Int) -> NodeID? {
    shown.node(at: number).map(id(at:))
  }
}

extension Outline {
  func isShown(at index: Int) -> Bool {
    if records[index].facts.contains(.hidden) { return false }
    var parent = Int(records[index].parent)
    while parent >= 0 {
      let facts = records[parent].facts
      if facts.contains(.hidden) || facts.isClosedGroup { return false }
      parent = Int(records[parent].parent)
    }
    return true
  }

  func nextVisibleIndex(after index: Int) -> Int? {
    let record = records[index]
    return visibleIndex(from: record.facts.isClosedGroup ? Int(record.end) : index + 1)
  }

  func previousVisibleIndex(before index: Int) -> Int? {
    var index = index
    while index > 0 {
      let parent = Int(records[index].parent)
      var candidate = index - 1
      if candidate == parent { return candidate }
      // The outermost closed group or hidden node on the way up to the sibling stands for all
      // that is below it.
      var ancestor = candidate
      while ancestor != parent {
        let facts = records[ancestor].facts
        if facts.contains(.hidden) || facts.isClosedGroup { candidate = ancestor }
        ancestor = Int(records[ancestor].parent)
      }
      if !records[candidate].facts.contains(.hidden) { return candidate }
      index = candidate
    }
    return nil
  }

  /// The first index at or after `start` whose node is not hidden; what is hidden is skipped
  /// whole.
  private func visibleIndex(from start: Int) -> Int? {
    var index = start
    while index < records.count {
      if !records[index].facts.contains(.hidden) { return index }
      index = Int(records[index].end)
    }
    return nil
  }

  private func outermostHidden(around index: Int) -> Int? {
    var hidden: Int?
    var ancestor = index
    while ancestor >= 0 {
      if records[ancestor].facts.contains(.hidden) { hidden = ancestor }
      ancestor = Int(records[ancestor].parent)
    }
    return hidden
  }
}

extension Outline {
  /// Whether a node or anything it stands in is hidden from accessibility.
  ///
  /// - Complexity: O(depth).
  public func isHidden(_ id: NodeID) -> Bool {
    outermostHidden(around: existingIndex(of: id)) != nil
  }
}
