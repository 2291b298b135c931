/// A table while its cells come.
struct TableAssembly {
  /// The longest part of a header that the name of a cell repeats, in characters.
  ///
  /// Without a limit, a long header over many short rows would multiply the size of the document.
  static let maximumHeaderLength = 60

  let rowCount: Int
  let columnCount: Int
  /// The depth of the table's node.
  let depth: Int
  /// The texts of the header row; empty before it ended.
  private(set) var headers: [String] = []
  /// The cells of the row that has begun.
  var cells: [InlineText] = []
  /// Whether the row that ends is that of the headers.
  var isInHead = true

  init(rowCount: Int, columnCount: Int, depth: Int) {
    self.rowCount = rowCount
    self.columnCount = columnCount
    self.depth = depth
  }

  /// Ends the header row.
  ///
  /// - Returns: The node of the table, called by its headers.
  mutating func takeHeaders() -> NodeContent {
    let texts = cells.map(\.text)
    headers = texts.map(Self.shortened)
    let name = texts.filter { !$0.isEmpty }.joined(separator: ", ")
    var table = NodeContent(name: name.isEmpty ? StructureName.table.rawValue : name)
    table.isGroup = true
    table.source = cells.compactMap(\.source).first
    if isList {
      table.role = .list
    } else {
      table.role = .table
      table.rows = rowCount
      table.columns = columnCount
    }
    cells.removeAll()
    isInHead = false
    return table
  }

  /// A header as the names of cells repeat it.
  static func shortened(_ header: String) -> String {
    guard header.utf8.count > maximumHeaderLength, header.count > maximumHeaderLength else {
      return header
    }
    return header.prefix(maximumHeaderLength - 1) + "…"
  }

  /// Whether it has one column, which makes it a list.
  var isList: Bool { columnCount == 1 }

  /// The name of a cell: its header, and its text.
  func name(of cell: InlineText, column: Int) -> String {
    let header = column < headers.count ? headers[column] : ""
    return header.isEmpty ? cell.text : "\(header): \(cell.text)"
  }
}
