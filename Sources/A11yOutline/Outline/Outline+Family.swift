extension Outline {
  /// The top-level nodes, hidden ones too.
  public var roots: [NodeID] { children(in: 0..<records.count) }

  /// The children of a node, hidden ones too.
  ///
  /// - Complexity: O(number of children).
  public func children(of id: NodeID) -> [NodeID] {
    let index = existingIndex(of: id)
    return children(in: index + 1..<Int(records[index].end))
  }

  /// The node that a node stands in; `nil` at the top level.
  public func parent(of id: NodeID) -> NodeID? {
    let parent = Int(records[existingIndex(of: id)].parent)
    return parent < 0 ? nil : self.id(at: parent)
  }

  /// The nodes that a node stands in, the nearest first.
  ///
  /// - Complexity: O(depth).
  public func ancestors(of id: NodeID) -> [NodeID] {
    var ancestors: [NodeID] = []
    var parent = Int(records[existingIndex(of: id)].parent)
    while parent >= 0 {
      ancestors.append(self.id(at: parent))
      parent = Int(records[parent].parent)
    }
    return ancestors
  }

  /// Whether a node stands somewhere below another.
  public func isDescendant(_ id: NodeID, of ancestor: NodeID) -> Bool {
    let (index, top) = (existingIndex(of: id), existingIndex(of: ancestor))
    return index > top && index < Int(records[top].end)
  }

  /// The first child that is not hidden; `nil` when there is none.
  public func firstChild(of id: NodeID) -> NodeID? {
    let index = existingIndex(of: id)
    var child = index + 1
    while child < Int(records[index].end) {
      if !records[child].facts.contains(.hidden) { return self.id(at: child) }
      child = Int(records[child].end)
    }
    return nil
  }

  /// The next counted sibling; `nil` after the last.
  ///
  /// - Complexity: O(1), and O(run) over a run of siblings that are not counted.
  public func nextSibling(of id: NodeID) -> NodeID? {
    let index = existingIndex(of: id)
    let parent = Int(records[index].parent)
    let end = parent < 0 ? records.count : Int(records[parent].end)
    var sibling = Int(records[index].end)
    while sibling < end {
      if records[sibling].position > 0 { return self.id(at: sibling) }
      sibling = Int(records[sibling].end)
    }
    return nil
  }

  /// The previous counted sibling; `nil` before the first.
  ///
  /// - Complexity: O(depth below the siblings), and so again over each sibling that is not
  ///   counted.
  public func previousSibling(of id: NodeID) -> NodeID? {
    var index = existingIndex(of: id)
    let parent = Int(records[index].parent)
    while index - 1 > parent {
      var sibling = index - 1
      while Int(records[sibling].parent) != parent { sibling = Int(records[sibling].parent) }
      if records[sibling].position > 0 { return self.id(at: sibling) }
      index = sibling
    }
    return nil
  }

  /// The first counted node among a node and its siblings.
  public func firstSibling(of id: NodeID) -> NodeID? {
    counted(among: siblingRange(of: id)) { _ in true }
  }

  /// The last counted node among a node and its siblings.
  ///
  /// - Complexity: O(depth below the siblings), and so again over each sibling that is not
  ///   counted.
  public func lastSibling(of id: NodeID) -> NodeID? {
    let range = siblingRange(of: id)
    let parent = range.lowerBound - 1
    var end = range.upperBound
    while end > range.lowerBound {
      var sibling = end - 1
      while Int(records[sibling].parent) != parent, records[sibling].parent >= 0 {
        sibling = Int(records[sibling].parent)
      }
      if records[sibling].position > 0 { return self.id(at: sibling) }
      end = sibling
    }
    return nil
  }

  /// The first node whose source gives it this identifier.
  ///
  /// - Complexity: O(n).
  public func node(identifiedBy identifier: String) -> NodeID? {
    records.indices.first {
      records[$0].details >= 0
        && details[Int(records[$0].details)].storage?.fields.identifier == identifier
    }.map(id(at:))
  }
}

extension Outline {
  /// The range of a node, its siblings and all below them.
  func siblingRange(of id: NodeID) -> Range<Int> {
    let parent = Int(records[existingIndex(of: id)].parent)
    return parent < 0 ? 0..<records.count : parent + 1..<Int(records[parent].end)
  }

  private func children(in range: Range<Int>) -> [NodeID] {
    var children: [NodeID] = []
    var child = range.lowerBound
    while child < range.upperBound {
      children.append(id(at: child))
      child = Int(records[child].end)
    }
    return children
  }

  private func counted(among range: Range<Int>, where predicate: (Int) -> Bool) -> NodeID? {
    var index = range.lowerBound
    while index < range.upperBound {
      if records[index].position > 0, predicate(index) { return id(at: index) }
      index = Int(records[index].end)
    }
    return nil
  }
}
