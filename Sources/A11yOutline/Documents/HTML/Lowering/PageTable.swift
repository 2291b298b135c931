/// The cells of a table of a page, in rows and columns (HTML Standard, section 4.9.12).
struct PageTable {
  /// A cell and the column where it starts.
  struct Cell {
    var node: Int
    var column: Int
  }

  /// A row and its cells.
  struct Row {
    var node: Int
    var cells: [Cell]
  }

  /// How many columns a cell may span, as in the standard.
  private static let spanLimit = 1000

  /// The rows that name columns.
  private(set) var headRows: [Row] = []

  /// The other rows.
  private(set) var rows: [Row] = []

  /// How many columns there are.
  private(set) var columnCount = 0

  /// Whether the table only arranges parts of the page: nothing says what its columns mean, and
  /// its cells hold more than text.
  private(set) var isLayout = false

  /// Reads a table.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  init(_ table: Int, in tree: AccessibilityTree, isSkipped: (Int) -> Bool) {
    let document = tree.document
    var hasHeaders = document.titleChildren[table] != nil || tree.explicitRoles[table] != nil
    var hasBlocks = false
    /// In how many further rows each column is taken by a cell from above.
    var taken: [Int: Int] = [:]
    var row: Row?
    var column = 0
    var index = table + 1
    while index < document.end(table) {
      guard document.isElement(index), !isSkipped(index) else {
        index = document.end(index)
        continue
      }
      switch tree.roles[index] {
      case .row:
        if let row { add(row, in: tree) }
        row = Row(node: index, cells: [])
        column = 0
        taken = taken.compactMapValues { $0 > 1 ? $0 - 1 : nil }
        index += 1
      case .cell, .gridCell, .columnHeader, .rowHeader:
        if tree.roles[index] == .columnHeader || tree.roles[index] == .rowHeader {
          hasHeaders = true
        }
        while taken[column] != nil { column += 1 }
        row?.cells.append(Cell(node: index, column: column))
        let span = Self.span("colspan", of: index, in: document)
        let rowSpan = Self.span("rowspan", of: index, in: document)
        if rowSpan > 1 { for place in column..<column + span { taken[place] = rowSpan } }
        column += span
        columnCount = max(columnCount, column)
        if !hasHeaders, !hasBlocks {
          hasBlocks = document.descendants(index).contains { Self.isBlock($0, in: tree) }
        }
        index = document.end(index)
      case .caption, .generic, .rowGroup: index += 1
      default: index = document.end(index)
      }
    }
    if let row { add(row, in: tree) }
    isLayout = !hasHeaders && (hasBlocks || rows.count + headRows.count < 2)
  }

  private mutating func add(_ row: Row, in tree: AccessibilityTree) {
    let isHead =
      rows.isEmpty && !row.cells.isEmpty
      && row.cells.allSatisfy { tree.roles[$0.node] == .columnHeader }
    if isHead {
      headRows.append(row)
    } else {
      rows.append(row)
    }
  }

  private static func span(_ name: String, of node: Int, in document: HTMLDocument) -> Int {
    let value =
      document.attribute(name, of: node) ?? document.attribute("aria-" + name, of: node)
    return min(max(value.flatMap { Int($0) } ?? 1, 1), spanLimit)
  }

  private static func isBlock(_ node: Int, in tree: AccessibilityTree) -> Bool {
    guard tree.document.isElement(node) else { return false }
    switch tree.roles[node] {
    case .table, .heading, .list, .textBox, .button, .landmark: return true
    default: return tree.document.isHTML(node, "details", "pre", "blockquote", "form")
    }
  }
}
