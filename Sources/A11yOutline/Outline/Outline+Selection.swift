extension Outline {
  /// The outline of what is below a node, which becomes the root; identities stay the same.
  ///
  /// - Complexity: O(number of descendants + largest identity).
  func below(_ id: NodeID) -> Outline {
    let index = existingIndex(of: id)
    let title = name(at: index)
    return selection(of: Array(index + 1..<Int(records[index].end)), below: index, title: title)
  }

  /// The outline of the nodes that satisfy a predicate and the nodes these stand in, which are all
  /// open; identities stay the same.
  ///
  /// - Parameter predicate: What is looked for; hidden nodes are never asked about.
  /// - Returns: The outline; one without nodes when nothing satisfies the predicate.
  /// - Complexity: O(n), and the predicate for each node.
  func matching(_ predicate: (Node) -> Bool) -> Outline {
    var isKept = [Bool](repeating: false, count: records.count)
    var index = 0
    while index < records.count {
      if records[index].facts.contains(.hidden) {
        index = Int(records[index].end)
        continue
      }
      if predicate(node(at: index)) {
        var place = index
        while place >= 0, !isKept[place] {
          isKept[place] = true
          place = Int(records[place].parent)
        }
      }
      index += 1
    }
    var selected = selection(of: records.indices.filter { isKept[$0] }, below: nil, title: title)
    for index in selected.records.indices {
      let hasChildren = Int(selected.records[index].end) > index + 1
      selected.records[index].facts.subtract([.group, .expanded])
      if hasChildren { selected.records[index].facts.formUnion([.group, .expanded]) }
    }
    selected.shown = selected.coverage()
    return selected
  }

  /// The outline of some records, in their order.
  ///
  /// - Precondition: With a record, its parent is there too, but for `top`, which is left out.
  private func selection(of indices: [Int], below top: Int?, title: String?) -> Outline {
    let depth = top.map { records[$0].depth + 1 } ?? 0
    var places = [Int32](repeating: -1, count: records.count)
    var selected: [Record] = []
    selected.reserveCapacity(indices.count)
    for index in indices {
      places[index] = Int32(selected.count)
      var record = records[index]
      let parent = Int(record.parent)
      record.parent = parent < 0 ? -1 : places[parent]
      record.depth -= depth
      record.end = Int32(selected.count + 1)
      selected.append(record)
    }
    for index in selected.indices.reversed() where selected[index].parent >= 0 {
      let parent = Int(selected[index].parent)
      selected[parent].end = max(selected[parent].end, selected[index].end)
    }
    let language = top.flatMap { self.language(of: id(at: $0)) } ?? self.language
    var outline = Outline(title: title, language: language) { records, names, details in
      swap(&records, &selected)
      names = self.names
      details = self.details
    }
    outline.regions = regions
    outline.identities = indices.map(id(at:))
    let largest = outline.identities.max().map { Int($0.rawValue) } ?? -1
    outline.indices = [Int32](repeating: -1, count: largest + 1)
    for (index, identity) in outline.identities.enumerated() {
      outline.indices[Int(identity.rawValue)] = Int32(index)
    }
    return outline
  }
}
