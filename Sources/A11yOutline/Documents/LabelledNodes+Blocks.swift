extension LabelledNodes {
  /// Appends a block of code: a closed group of its lines, or a leaf when it has but one.
  ///
  /// The group is called by its first line, which tells more than the word "code"; that word is
  /// its role, and would be said twice.
  mutating func append(_ block: CodeLines, depth: Int) {
    let lines = block.nodes
    guard var label = lines.first else { return }
    label.name = String(label.name.drop { $0 == " " || $0 == "\t" })
    label.role = .code
    label.description = block.language
    append(label, depth: depth)
    guard lines.count > 1 else { return }
    for line in lines {
      append(line, depth: depth + 1)
    }
  }

  /// Appends the row whose cells a table holds, called by its first text, and one node for each
  /// cell that has a text.
  ///
  /// A cell without text is no node: short rows of a wide table, which Markdown fills up, would
  /// otherwise cost far more than the document.
  mutating func appendRow(of table: inout TableAssembly) {
    let cells = table.cells
    table.cells.removeAll(keepingCapacity: true)
    let filled = cells.enumerated().filter { !$0.element.text.isEmpty }
    guard let first = filled.first?.element else { return }
    if table.isList {
      let content = NodeContent(name: first.text, role: .listItem, source: first.source)
      append(content, with: first, depth: table.depth + 1)
      return
    }
    let row = NodeContent(name: first.text, role: .row, source: first.source)
    append(row, depth: table.depth + 1)
    for (column, cell) in filled {
      let name = table.name(of: cell, column: column)
      let content = NodeContent(name: name, role: .cell, source: cell.source)
      append(content, with: cell, depth: table.depth + 2)
    }
  }
}
