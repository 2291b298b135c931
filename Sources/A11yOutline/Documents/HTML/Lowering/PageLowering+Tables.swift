extension PageLowering {
  /// Makes a table a group of its rows, and each row a group of its cells.
  ///
  /// A table of one column is a list. Cells are called "HEADER: VALUE".
  mutating func enterTable(_ node: Int) {
    let table = PageTable(node, in: tree, isSkipped: isSkipped)
    if table.isLayout {
      enterBlock(node)
      return
    }
    var headers: [Int: String] = [:]
    for row in table.headRows {
      for (place, cell) in row.cells.enumerated() {
        let text = inlineText(of: cell.node).text
        let isLast = place + 1 == row.cells.count
        let end = isLast ? table.columnCount : row.cells[place + 1].column
        guard !text.isEmpty else { continue }
        for column in cell.column..<max(end, cell.column + 1) { headers[column] = text }
      }
    }
    let isList = table.columnCount <= 1
    var content = NodeContent(name: tree.names[node], role: isList ? .list : .table, isGroup: true)
    if content.name.isEmpty {
      var names: [String] = []
      for column in headers.keys.sorted() {
        if let header = headers[column], names.last != header { names.append(header) }
      }
      content.name = names.isEmpty ? StructureName.table.rawValue : names.joined(separator: ", ")
    }
    if !isList {
      content.rows = table.rows.count
      content.columns = table.columnCount
    }
    appendGroup(content, for: node)
    for row in table.rows { append(row, headers, isList: isList) }
  }

  private mutating func append(
    _ row: PageTable.Row,
    _ headers: [Int: String],
    isList: Bool
  ) {
    let cells = row.cells
      .map { (cell: $0, text: inlineText(of: $0.node)) }
      .filter { !$0.text.isEmpty }
    guard let first = cells.first else { return }
    if isList {
      for (cell, text) in cells {
        var item = NodeContent(name: text.text, role: .listItem)
        addAnchors(cell.node)
        addAnchors(in: cell.node)
        complete(&item, cell.node)
        nodes.append(item, with: text, depth: depth)
      }
      return
    }
    let title = cells.first { tree.roles[$0.cell.node] == .rowHeader } ?? first
    var content = NodeContent(name: title.text.text, role: .row)
    addAnchors(row.node)
    // The rows of a tree grid stand in each other by their levels.
    if let level = document.integer(of: "aria-level", of: row.node) {
      closeSections(from: level)
      if let state = document.attribute("aria-expanded", of: row.node) {
        content.isExpanded = state == "true"
      }
      complete(&content, row.node)
      nodes.append(content, depth: depth)
      sections.append(OpenSection(level: level, element: row.node))
    } else {
      complete(&content, row.node)
      nodes.append(content, depth: depth)
    }
    let cellDepth = document.hasAttribute("aria-level", of: row.node) ? depth : depth + 1
    for (cell, text) in cells {
      var item = NodeContent(name: text.text, role: .cell)
      if let header = header(of: cell, headers), !header.isEmpty {
        item.name = "\(header): \(text.text)"
      }
      addAnchors(cell.node)
      addAnchors(in: cell.node)
      complete(&item, cell.node)
      nodes.append(item, with: text, depth: cellDepth)
    }
  }

  /// The header of a cell: those that its `headers` attribute names, else that of its column.
  private func header(of cell: PageTable.Cell, _ headers: [Int: String]) -> String? {
    let stated = document.references(of: "headers", of: cell.node)
      .filter { tree.roles[$0] != .rowHeader }
      .prefix(4)
      .map { inlineText(of: $0).text }
      .filter { !$0.isEmpty }
    let header = stated.isEmpty ? headers[cell.column] : stated.joined(separator: ", ")
    return header.map(TableAssembly.shortened)
  }
}
