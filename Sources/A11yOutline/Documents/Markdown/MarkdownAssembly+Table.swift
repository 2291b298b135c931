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

  mutating func endRow() {
    guard var current = table, !current.isInHead else { return }
    nodes.appendRow(of: &current)
    table?.cells.removeAll(keepingCapacity: true)
  }

  mutating func endTable() {
    table = nil
  }
}
