extension ReportedOutline {
  /// The outline of a document with the findings of its audit.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - report: What was found.
  ///   - page: The page the outline was made of; `nil` when the outline itself was audited.
  /// - Complexity: O(*n* log *n*) in the number of items and findings, times the depth of the outline
  ///   for each element that no item stands for.
  init(_ outline: Outline, _ report: AuditReport, page: WebPage? = nil) {
    var items = Self.items(of: outline)
    var others: [(after: Int, item: Item)] = []
    let places = page.map { FindingPlaces(outline, $0) }
    var elements: [SourcePosition: Int] = [:]
    func mark(_ finding: Finding, _ list: WritableKeyPath<Item, [Int]>, _ index: Int) {
      if let item = finding.item, items.indices.contains(item) {
        items[item][keyPath: list].append(index)
        return
      }
      guard let places, let line = finding.line else { return }
      let position = SourcePosition(line: line, column: finding.column ?? 1)
      if let item = places.item(at: position) {
        items[item][keyPath: list].append(index)
      } else if let known = elements[position] {
        others[known].item[keyPath: list].append(index)
      } else {
        let (before, depth) = places.place(of: position)
        var item = Item(depth: depth, role: "", name: finding.node, line: line)
        item.states = ["not an item of the outline"]
        item[keyPath: list].append(index)
        elements[position] = others.count
        others.append((before, item))
      }
    }
    for (index, finding) in report.findings.enumerated() { mark(finding, \.findings, index) }
    for (index, finding) in report.reviews.enumerated() { mark(finding, \.reviews, index) }
    self.init(Self.merged(items, others))
  }

  private static func items(of outline: Outline) -> [Item] {
    let reader = LinearReader(verbosity: .verbose)
    return zip(outline.nodes, outline.records).map { node, record in
      let isText = !node.isGroup && (node.role == .text || node.role == .paragraph)
      var states: [String] = []
      if let isExpanded = node.isExpanded, record.facts.contains(.expansionStated) {
        states.append(isExpanded ? "expanded in the document" : "collapsed in the document")
      }
      if let value = node.value { states.append(value) }
      if !node.isEnabled { states.append("disabled") }
      if node.isHidden { states.append("hidden") }
      return Item(
        depth: node.level - 1,
        role: isText ? "" : reader.role(of: node) ?? "",
        name: node.name,
        states: states,
        language: outline.language(of: node.id),
        line: node.content.source?.line
      )
    }
  }

  /// The items with the others among them, each after the item before it in the source.
  private static func merged(_ items: [Item], _ others: [(after: Int, item: Item)]) -> [Item] {
    guard !others.isEmpty else { return items }
    let sorted = others.enumerated().sorted {
      ($0.element.after, $0.offset) < ($1.element.after, $1.offset)
    }
    var merged: [Item] = []
    merged.reserveCapacity(items.count + others.count)
    var next = 0
    for index in -1..<items.count {
      if index >= 0 { merged.append(items[index]) }
      while next < sorted.count, sorted[next].element.after == index {
        merged.append(sorted[next].element.item)
        next += 1
      }
    }
    return merged
  }
}
