extension MarkdownAssembly {
  mutating func beginTable(rows: Int, columns: Int) {
    beginBlock()
    table = TableAssembly(rowCount: rows, columnCount: columns, depth: depth)
  }

  mutating func beginCell() {
    text = InlineText()
    textKind = .cell
  }

  mutating func endCell() {
    text.closeAll()
    table?.cells.append(text)
    text = InlineText()
    textKind = .paragraph
  }

  mutating func endTableHead() {
    guard var head = table else { return }
    nodes.append(head.takeHeaders(), depth: head.depth)
    table = head
  }

  /// Makes a node of the row, called by its first text, and one of each cell that has a text.
  ///
  /// A cell without text is no node: short rows of a wide table, which Markdown fills up, would
  /// otherwise cost far more than the document.
  mutating func endRow() {
    guard let current = table, !current.isInHead else { return }
    table?.cells.removeAll(keepingCapacity: true)
    let filled = current.cells.enumerated().filter { !$0.element.text.isEmpty }
    guard let first = filled.first?.element else { return }
    if current.isList {
      let content = NodeContent(name: first.text, role: .listItem, source: first.source)
      nodes.append(content, with: first, depth: current.depth + 1)
      return
    }
    let row = NodeContent(name: first.text, role: .row, source: first.source)
    nodes.append(row, depth: current.depth + 1)
    for (column, cell) in filled {
      let name = current.name(of: cell, column: column)
      let content = NodeContent(name: name, role: .cell, source: cell.source)
      nodes.append(content, with: cell, depth: current.depth + 2)
    }
  }

  mutating func endTable() {
    table = nil
  }
}
