extension Outline {
  /// Which groups are open.
  public enum Expansion: Hashable, Sendable {
    /// Those that the document says.
    case document
    /// All.
    case all
    /// None.
    case none
    /// Those at the first levels, from 1 to the number.
    case levels(Int)
  }

  /// Opens and closes the groups that an expansion names; what is hidden stays as it is.
  ///
  /// - Complexity: O(n).
  public mutating func apply(_ expansion: Expansion) {
    switch expansion {
    case .document: break
    case .all: expandAll()
    case .none: collapseAll()
    case .levels(let levels):
      setExpanded(in: 0..<records.count) { $0.depth < levels }
    }
  }

  /// Opens or closes a group; what its descendants were is kept.
  ///
  /// Opening what is open, or what is no group, changes nothing.
  ///
  /// - Returns: Whether anything changed.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func setExpanded(_ id: NodeID, _ isExpanded: Bool) -> Bool {
    guard let index = index(of: id), setFact(at: index, isExpanded) else { return false }
    shown.add(isExpanded ? -1 : 1, to: index + 1..<Int(records[index].end))
    return true
  }

  /// Opens a closed group and closes an open one.
  ///
  /// - Returns: Whether the group is open now; `nil` for a leaf, which has no expansion.
  /// - Complexity: O(log n).
  @discardableResult
  public mutating func toggle(_ id: NodeID) -> Bool? {
    guard let isExpanded = self[id].isExpanded else { return nil }
    setExpanded(id, !isExpanded)
    return !isExpanded
  }

  /// Opens all groups that are not hidden.
  ///
  /// - Returns: The groups that changed.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func expandAll() -> [NodeID] {
    setExpanded(in: 0..<records.count) { _ in true }
  }

  /// Closes all groups that are not hidden.
  ///
  /// - Returns: The groups that changed.
  /// - Complexity: O(n).
  @discardableResult
  public mutating func collapseAll() -> [NodeID] {
    setExpanded(in: 0..<records.count) { _ in false }
  }

  /// Opens or closes a group and all groups below it.
  ///
  /// - Returns: The groups that changed.
  /// - Complexity: O(number of descendants + log n).
  @discardableResult
  public mutating func setExpandedBelow(_ id: NodeID, _ isExpanded: Bool) -> [NodeID] {
    let index = existingIndex(of: id)
    return setExpanded(in: index..<Int(records[index].end)) { _ in isExpanded }
  }

  /// Opens or closes each of several groups.
  ///
  /// - Returns: The groups that changed.
  /// - Complexity: O(number of groups · log n).
  @discardableResult
  public mutating func setExpanded(
    _ ids: some Sequence<NodeID>,
    _ isExpanded: Bool
  ) -> [NodeID] {
    ids.filter { setExpanded($0, isExpanded) }
  }

  /// The groups among a node and its siblings that are not hidden.
  ///
  /// - Complexity: O(number of siblings).
  public func siblingGroups(of id: NodeID) -> [NodeID] {
    var groups: [NodeID] = []
    let range = siblingRange(of: id)
    var index = range.lowerBound
    while index < range.upperBound {
      let facts = records[index].facts
      if facts.contains(.group), !facts.contains(.hidden) { groups.append(self.id(at: index)) }
      index = Int(records[index].end)
    }
    return groups
  }

  /// Opens all the groups that a node stands in.
  ///
  /// - Returns: The groups that changed, the nearest first.
  @discardableResult
  public mutating func reveal(_ id: NodeID) -> [NodeID] {
    setExpanded(ancestors(of: id), true)
  }
}

extension Outline {
  /// Sets the expansion of all groups in a range as a function tells; hidden ones are passed over.
  @discardableResult
  private mutating func setExpanded(
    in range: Range<Int>,
    _ isExpanded: (Record) -> Bool
  ) -> [NodeID] {
    var changed: [NodeID] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if records[index].facts.contains(.hidden) {
        index = Int(records[index].end)
        continue
      }
      if records[index].facts.contains(.group), setFact(at: index, isExpanded(records[index])) {
        changed.append(id(at: index))
      }
      index += 1
    }
    // Many single updates cost more than building the index anew.
    if changed.count > records.count / 64 {
      shown = coverage()
    } else {
      for id in changed {
        let index = existingIndex(of: id)
        let amount: Int32 = records[index].facts.contains(.expanded) ? -1 : 1
        shown.add(amount, to: index + 1..<Int(records[index].end))
      }
    }
    return changed
  }

  private mutating func setFact(at index: Int, _ isExpanded: Bool) -> Bool {
    let facts = records[index].facts
    guard facts.contains(.group), facts.contains(.expanded) != isExpanded else { return false }
    if isExpanded {
      records[index].facts.insert(.expanded)
    } else {
      records[index].facts.remove(.expanded)
    }
    return true
  }

  /// Opens the only top-level item if it is a group of which the source does not say whether it is
  /// open: an outline of one closed line would tell nothing.
  mutating func openSoleRoot() {
    guard countedRoots == 1,
      let root = roots.first(where: { records[existingIndex(of: $0)].position > 0 })
    else { return }
    let record = records[existingIndex(of: root)]
    // An empty group has nothing to show, and closed it says so.
    if !record.facts.contains(.expansionStated), record.countedChildren > 0 {
      setExpanded(root, true)
    }
  }
}
