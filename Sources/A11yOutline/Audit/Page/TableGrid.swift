/// The cells of a table by row and column (HTML Standard, section 4.9.12, forming a table).
struct TableGrid {
  private struct Cell {
    var node: Int
    var row: Int
    var column: Int
    var rowSpan: Int
    var columnSpan: Int
  }

  private var cells: [Cell] = []
  private let page: WebPage

  /// The widest span that is believed.
  private static let spanLimit = 1_000

  /// Reads the rows of a table.
  ///
  /// - Complexity: O(*n* + *c*) in the descendants of the table and in the fields its cells cover,
  ///   of which ``spanLimit`` bounds what one cell can add.
  init(_ table: Int, in page: WebPage) {
    self.page = page
    let document = page.document
    var row = -1
    var column = 0
    var taken: [Int: Int] = [:]
    var skipUntil = 0
    for node in document.descendants(table) where node >= skipUntil && document.isElement(node) {
      let role = page.contextRole(node)
      switch role {
      case .table, .grid, .treeGrid: skipUntil = document.end(node)
      case .row:
        row += 1
        column = 0
      case .cell, .gridCell, .columnHeader, .rowHeader:
        guard row >= 0 else { continue }
        // A field that a cell of a row above reaches down to is taken.
        while (taken[column] ?? 0) > row { column += 1 }
        let cell = Cell(
          node: node,
          row: row,
          column: column,
          rowSpan: Self.span(node, "rowspan", .rowSpan, document),
          columnSpan: Self.span(node, "colspan", .columnSpan, document)
        )
        if cell.rowSpan > 1 {
          for index in 0..<cell.columnSpan { taken[column + index] = row + cell.rowSpan }
        }
        cells.append(cell)
        column += cell.columnSpan
      default: break
      }
    }
  }

  private static func span(
    _ node: Int,
    _ native: String,
    _ attribute: ARIAAttribute,
    _ document: HTMLDocument
  ) -> Int {
    let text =
      document.attribute(native, of: node) ?? document.attribute(attribute.rawValue, of: node)
    return min(max(text.flatMap { Int($0.trimmingHTMLSpace()) } ?? 1, 1), spanLimit)
  }

  /// The exposed headers, each with whether there is a cell that it heads.
  ///
  /// A column header heads the cells below it, a row header those beside it; a th element that does
  /// not say which of them it is may be either.
  var headers: [(node: Int, isUsed: Bool)] {
    let document = page.document
    let referenced = Set(
      cells.flatMap { document.words(of: "headers", of: $0.node).map(String.init) }
    )
    var lastRow: [Int: Int] = [:]
    var lastColumn: [Int: Int] = [:]
    var lastDataColumn: [Int: Int] = [:]
    var firstDataColumn: [Int: Int] = [:]
    for cell in cells {
      for column in cell.column..<cell.column + cell.columnSpan {
        lastRow[column] = max(lastRow[column] ?? 0, cell.row + cell.rowSpan - 1)
      }
      for row in cell.row..<cell.row + cell.rowSpan {
        lastColumn[row] = max(lastColumn[row] ?? 0, cell.column)
        if !isHeader(cell.node) {
          lastDataColumn[row] = max(lastDataColumn[row] ?? 0, cell.column)
          firstDataColumn[row] = min(firstDataColumn[row] ?? .max, cell.column)
        }
      }
    }
    return cells.filter { isHeader($0.node) && page.isExposed($0.node) }.map { cell in
      if let identifier = document.attribute("id", of: cell.node), referenced.contains(identifier) {
        return (cell.node, true)
      }
      let columns = cell.column..<cell.column + cell.columnSpan
      let hasBelow = columns.contains { (lastRow[$0] ?? 0) > cell.row + cell.rowSpan - 1 }
      let rows = cell.row..<cell.row + cell.rowSpan
      let hasBeside = rows.contains { row in
        (lastDataColumn[row] ?? -1) >= columns.upperBound
          || (firstDataColumn[row] ?? .max) < cell.column
      }
      return (
        cell.node,
        isEither(cell.node) ? hasBelow || hasBeside : isUsed(cell, hasBelow, rows, lastColumn)
      )
    }
  }

  private func isUsed(
    _ cell: Cell,
    _ hasBelow: Bool,
    _ rows: Range<Int>,
    _ lastColumn: [Int: Int]
  ) -> Bool {
    if page.contextRole(cell.node) == .columnHeader { return hasBelow }
    return cell.column > 0
      || rows.contains { (lastColumn[$0] ?? 0) >= cell.column + cell.columnSpan }
  }

  private func isHeader(_ node: Int) -> Bool {
    let role = page.contextRole(node)
    return role == .columnHeader || role == .rowHeader
  }

  /// Whether a header says neither by its scope nor by its role what it heads.
  private func isEither(_ node: Int) -> Bool {
    page.document.isHTML(node, "th") && page.explicitRole(node) == nil
      && page.document.text(of: "scope", of: node) == nil
  }
}
