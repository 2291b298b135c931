/// What a writer puts down of an outline, in preorder in one array.
struct WrittenTree {
  /// The lines of a code block.
  struct Code {
    var language: String?
    var lines: [String]
  }

  /// A table: its headers, and the cells of its rows with what of their text is no header.
  struct Table {
    var headers: [String]
    var rows: [[[WrittenNode.Piece]]]
  }

  /// The nodes.
  private(set) var nodes: [WrittenNode] = []

  /// Takes an outline.
  ///
  /// - Parameters:
  ///   - outline: The outline.
  ///   - isHeading: Whether a format has headings for a node.
  /// - Complexity: O(size of the outline).
  init(_ outline: Outline, isHeading: (NodeContent) -> Bool = { _ in false }) {
    var hiddenLevel = Int.max
    /// The ends of texts in which the next span is looked for.
    var searchStart = 0
    for node in outline.nodes {
      if node.level > hiddenLevel { continue }
      hiddenLevel = node.isHidden ? node.level : .max
      if node.isHidden { continue }
      if node.isInline {
        addSpan(node.content, from: &searchStart)
        continue
      }
      searchStart = 0
      nodes.append(
        WrittenNode(
          content: node.content,
          isExpanded: node.isExpanded,
          depth: node.level - 1,
          end: nodes.count + 1
        )
      )
    }
    closeRanges()
    findSections(isHeading)
  }

  /// The nodes that stand directly in one.
  func children(_ node: Int) -> [Int] {
    var children: [Int] = []
    var next = node + 1
    while next < nodes[node].end {
      children.append(next)
      next = nodes[next].end
    }
    return children
  }

  /// Whether nothing stands in a node.
  func isLeaf(_ node: Int) -> Bool { nodes[node].end == node + 1 }

  // MARK: Building

  private mutating func addSpan(_ content: NodeContent, from start: inout Int) {
    guard let last = nodes.indices.last, !content.name.isEmpty else { return }
    let text = nodes[last].name.utf8.dropFirst(start)
    guard let range = text.firstRange(of: content.name.utf8) else { return }
    let utf8 = nodes[last].name.utf8
    let lower = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
    let upper = lower + content.name.utf8.count
    nodes[last].spans.append(WrittenNode.Span(range: lower..<upper, content: content))
    start = upper
  }

  private mutating func closeRanges() {
    var open: [Int] = []
    for index in nodes.indices {
      while let last = open.last, nodes[last].depth >= nodes[index].depth {
        nodes[last].end = index
        open.removeLast()
      }
      open.append(index)
    }
    for index in open { nodes[index].end = nodes.count }
  }

  private mutating func findSections(_ isHeading: (NodeContent) -> Bool) {
    var canBeSection = nodes.map { $0.content.headingLevel != nil && isHeading($0.content) }
    for index in nodes.indices.reversed() where canBeSection[index] {
      let next = nodes[index].end
      guard next < nodes.count, nodes[next].depth == nodes[index].depth else { continue }
      let (own, following) = (nodes[index].content, nodes[next].content)
      canBeSection[index] =
        canBeSection[next] && (following.headingLevel ?? 0) <= (own.headingLevel ?? 0)
    }
    /// The nodes around the one that is looked at.
    var open: [Int] = []
    for index in nodes.indices {
      while let last = open.last, nodes[last].end <= index { open.removeLast() }
      if let parent = open.last {
        let level = nodes[parent].content.headingLevel ?? 0
        nodes[index].isSection =
          canBeSection[index] && nodes[parent].isSection
          && level < nodes[index].content.headingLevel ?? 0
      } else {
        nodes[index].isSection = canBeSection[index]
      }
      open.append(index)
    }
  }

  // MARK: Blocks

  /// The lines of a code block; `nil` when something in it is no line.
  func code(_ node: Int) -> Code? {
    guard nodes[node].role == .code else { return nil }
    let language = nodes[node].content.description
    if isLeaf(node) { return Code(language: language, lines: [nodes[node].name]) }
    let range = node + 1..<nodes[node].end
    guard range.allSatisfy({ isLeaf($0) && nodes[$0].spans.isEmpty }) else { return nil }
    return Code(language: language, lines: range.map { nodes[$0].name })
  }

  /// The cells of a table; `nil` when it holds anything but rows of cells.
  func table(_ node: Int) -> Table? {
    guard nodes[node].role == .table, let columns = nodes[node].content.columns, columns > 1,
      columns <= 1_000, !isLeaf(node)
    else { return nil }
    let rows = children(node)
    let isRegular = rows.allSatisfy { row in
      nodes[row].role == .row && children(row).allSatisfy { nodes[$0].role == .cell && isLeaf($0) }
    }
    guard isRegular else { return nil }
    let named = nodes[node].name.components(separatedBy: ", ")
    let headers = named.count == columns ? named : []
    guard !headers.isEmpty || nodes[node].name == StructureName.table.rawValue else { return nil }
    var table = Table(headers: headers, rows: [])
    for row in rows {
      guard let cells = cells(of: row, headers: headers, columns: columns) else { return nil }
      table.rows.append(cells)
    }
    return table
  }

  /// The cells of a row by their columns, which their headers tell.
  private func cells(of row: Int, headers: [String], columns: Int) -> [[WrittenNode.Piece]]? {
    var cells: [[WrittenNode.Piece]] = []
    for cell in children(row) {
      let name = nodes[cell].name
      let next = cells.count
      let column = (next..<max(headers.count, next)).first { column in
        let header = TableAssembly.shortened(headers[column])
        return !header.isEmpty && name.hasPrefix(header + ": ")
      }
      if let column {
        cells += Array(repeating: [], count: column - next)
        let header = TableAssembly.shortened(headers[column])
        cells.append(nodes[cell].pieces(from: header.utf8.count + 2))
      } else if headers.isEmpty || headers.indices.contains(next) && headers[next].isEmpty {
        cells.append(nodes[cell].pieces())
      } else {
        return nil
      }
      if cells.count > columns { return nil }
    }
    return cells + Array(repeating: [], count: columns - cells.count)
  }

  /// The items of a table of one column; `nil` when it holds anything but leaves.
  func column(_ node: Int) -> [[WrittenNode.Piece]]? {
    guard nodes[node].role == .list, !nodes[node].name.isEmpty, !isLeaf(node) else { return nil }
    let range = node + 1..<nodes[node].end
    guard range.allSatisfy({ isLeaf($0) && nodes[$0].role == .listItem }) else { return nil }
    return range.map { nodes[$0].pieces() }
  }
}
