/// Appends the blocks that readers of plain-text formats have in common: paragraphs, code and
/// tables, whose lines come one by one.
struct BlockAssembly {
  /// A kind of block whose lines are being collected.
  private enum Kind: Equatable {
    case paragraph(Outline.Role)
    case code(language: String?)
    case table
  }

  /// Where the nodes go.
  var nodes: LabelledNodes

  private var kind: Kind?
  private var depth = 0
  private var text = InlineText()
  private var code = CodeLines(language: nil)
  private var rows: [(cells: [InlineText], source: SourcePosition)] = []
  private var hasHead = false

  init(_ builder: OutlineBuilder) {
    nodes = LabelledNodes(builder)
  }

  /// Adds a line to the paragraph that is being collected, or begins one.
  mutating func addText(
    _ line: InlineText,
    role: Outline.Role = .paragraph,
    depth: Int
  ) {
    begin(.paragraph(role), depth: depth)
    text.append(line)
  }

  /// Adds a line to the code that is being collected, or begins a block of code.
  mutating func addCode(
    _ line: some Sequence<UInt8>,
    at position: SourcePosition,
    language: String? = nil,
    depth: Int
  ) {
    begin(.code(language: language), depth: depth)
    code.append(line, at: position)
    code.append(CollectionOfOne(0x0A), at: position)
  }

  /// Adds a row to the table that is being collected, or begins one.
  mutating func addRow(_ cells: [InlineText], at position: SourcePosition, depth: Int) {
    begin(.table, depth: depth)
    rows.append((cells, position))
  }

  /// Says that the only row so far is that of the headers.
  mutating func endHead() {
    if kind == .table, rows.count == 1 { hasHead = true }
  }

  /// Ends the block that is being collected.
  mutating func flush() {
    guard let ended = kind else { return }
    kind = nil
    switch ended {
    case .paragraph(let role): appendText(role)
    case .code: nodes.append(code, depth: depth)
    case .table: appendTable()
    }
  }

  /// Appends a node after ending the block before it.
  @discardableResult
  mutating func append(_ content: NodeContent, depth: Int) -> NodeID {
    flush()
    return nodes.append(content, depth: depth)
  }

  /// Appends a node whose text holds links after ending the block before it.
  @discardableResult
  mutating func append(_ content: NodeContent, with text: InlineText, depth: Int) -> NodeID {
    flush()
    return nodes.append(content, with: text, depth: depth)
  }

  /// The outline of all nodes.
  ///
  /// There are none afterwards: they are moved and not copied.
  mutating func build() -> Outline {
    flush()
    return nodes.build()
  }

  private mutating func begin(_ new: Kind, depth: Int) {
    if kind == new, self.depth == depth { return }
    flush()
    kind = new
    self.depth = depth
    switch new {
    case .paragraph: text = InlineText()
    case .code(let language): code = CodeLines(language: language)
    case .table: (rows, hasHead) = ([], false)
    }
  }

  private mutating func appendText(_ role: Outline.Role) {
    guard !text.isEmpty else { return }
    let content = NodeContent(name: text.text, role: role, source: text.source)
    nodes.append(content, with: text, depth: depth)
  }

  private mutating func appendTable() {
    guard let first = rows.first else { return }
    let columns = rows.reduce(0) { max($0, $1.cells.count) }
    let body = rows.count - (hasHead ? 1 : 0)
    var table = TableAssembly(rowCount: body, columnCount: columns, depth: depth)
    var remaining = rows[...]
    table.cells = hasHead ? first.cells : []
    if hasHead { remaining = remaining.dropFirst() }
    var head = table.takeHeaders()
    head.source = first.source
    nodes.append(head, depth: depth)
    for row in remaining {
      table.cells = row.cells
      nodes.appendRow(of: &table)
    }
  }
}
