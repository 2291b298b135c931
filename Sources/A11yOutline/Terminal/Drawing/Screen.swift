/// Keeps a terminal showing the latest frame, by writing only what differs from the last one.
///
/// A screen makes bytes and writes nothing itself. On the main screen its rows lie below the line
/// it started on, so they are addressed relative to the cursor; what stood above stays in the
/// scrollback. Nothing is cleared but by ``clear()``.
struct Screen: Sendable {
  let capabilities: TerminalCapabilities
  let emphasis: Emphasis
  /// The rows as they are on the terminal; those that are used no more are blank.
  var shown: [ScreenRow] = []
  private var row = 0
  private var column = 0

  /// Creates a screen; the cursor of the terminal is at the start of an empty row.
  init(_ capabilities: TerminalCapabilities, emphasis: Emphasis) {
    self.capabilities = capabilities
    self.emphasis = emphasis
  }

  /// How many rows of the terminal are in use.
  var rowCount: Int { shown.count }

  /// Shows a frame.
  ///
  /// - Returns: What is to be written, all at once; nothing when nothing changed.
  mutating func draw(_ frame: TerminalFrame) -> [UInt8] {
    var bytes: [UInt8] = []
    let rows = frame.rows.map { emphasis == .none ? $0.withoutEmphasis : $0 }
    while shown.count < rows.count { bytes += addRow() }
    bytes += shift(towards: rows)
    for (index, row) in rows.enumerated() where shown[index] != row {
      bytes += write(row, at: index)
    }
    for index in frame.rows.count..<max(frame.rows.count, shown.count)
    where shown[index] != .blank {
      bytes += write(.blank, at: index)
    }
    if !bytes.isEmpty { bytes = capabilities.startOfRows + bytes + capabilities.endOfRows }
    return bytes + move(to: frame.cursorRow, frame.cursorColumn)
  }

  /// Clears the terminal and forgets what it showed, for a person who asks for it, or after its
  /// size changed and nobody knows where the rows went.
  mutating func clear() -> [UInt8] {
    forget()
    return capabilities.clearScreen
  }

  /// Moves below the rows, which stay as they are, and forgets them.
  ///
  /// - Parameter count: How many rows stay; those after them are blank and used again.
  /// - Returns: What is to be written.
  mutating func leave(after count: Int = .max) -> [UInt8] {
    guard !shown.isEmpty else { return [] }
    let bytes = move(to: min(count, shown.count) - 1, 0) + Array("\n\r".utf8)
    forget()
    return bytes
  }

  /// Forgets what the terminal shows; the cursor is at the start of an empty row.
  mutating func forget() {
    shown = []
    (row, column) = (0, 0)
  }

  private mutating func addRow() -> [UInt8] {
    defer { shown.append(.blank) }
    if shown.isEmpty { return [] }
    let bytes = move(to: shown.count - 1, 0) + Array("\n\r".utf8)
    (row, column) = (shown.count, 0)
    return bytes
  }

  private mutating func write(_ new: ScreenRow, at index: Int) -> [UInt8] {
    shown[index] = new
    // Erased first: at the margin erasing afterwards would take the last cell.
    var bytes = move(to: index, 0) + capabilities.clearToEndOfRow
    // The renderer has made the text safe; nothing else stands between it and the terminal.
    let text = TerminalText.sanitized(new.text)
    let start = new.isCurrent ? min(text.prefix { $0 == " " }.count, new.indentation) : 0
    let span = new.span ?? start..<text.count
    bytes += Array(text.prefix(span.lowerBound).utf8)
    let item = text.dropFirst(span.lowerBound).prefix(span.count)
    bytes += emphasized(item, of: new, from: span.lowerBound)
    bytes += Array(text.dropFirst(span.upperBound).utf8)
    // Where the cursor is now depends on how wide the terminal thinks the text is.
    column = -1
    return bytes
  }

  /// A text with the emphasis of the current item, and the word that is heard underlined.
  private func emphasized(_ text: Substring, of row: ScreenRow, from start: Int) -> [UInt8] {
    func styled(_ part: Substring, _ style: [UInt8]) -> [UInt8] {
      if part.isEmpty || style.isEmpty { return Array(part.utf8) }
      return style + Array(part.utf8) + capabilities.plain
    }
    let word = row.underlined.map { max(0, $0.lowerBound - start)..<max(0, $0.upperBound - start) }
    let around = row.isCurrent ? emphasis.start(capabilities, underlines: word == nil) : []
    guard let word else { return styled(text, around) }
    let before = text.prefix(word.lowerBound)
    let after = text.dropFirst(word.upperBound)
    let marked = text[before.endIndex..<after.startIndex]
    return styled(before, around) + styled(marked, around + capabilities.underline)
      + styled(after, around)
  }

  /// Moves the cursor to a row and a column of the frame.
  mutating func move(to newRow: Int, _ newColumn: Int) -> [UInt8] {
    guard newRow != row || newColumn != column else { return [] }
    var bytes: [UInt8] = []
    if newRow < row { bytes += capabilities.up(row - newRow) }
    if newRow > row { bytes += capabilities.down(newRow - row) }
    bytes.append(UInt8(ascii: "\r"))
    bytes += capabilities.right(newColumn)
    (row, column) = (newRow, newColumn)
    return bytes
  }
}
