/// Lays the shown items of an outline out in the rows of a terminal.
///
/// A row is two spaces for each level above it, a mark (`+ ` closed, `- ` open, two spaces for a
/// leaf) and the name, with the word for its role where that is spoken too, and its value. The
/// marks are the ones that NVDA writes in braille; nothing is told by colour or shape alone.
struct RowRenderer: Sendable {
  /// The size of the frame.
  let size: TerminalSize
  private let reader: LinearReader

  /// The marks of groups and leaves; all have the same width.
  enum Mark {
    static let closed = "+ "
    static let open = "- "
    static let leaf = "  "
    static let width = 2
  }

  /// Creates a renderer.
  init(size: TerminalSize, words: Words) {
    self.size = size
    reader = LinearReader(verbosity: .normal, words: words)
  }

  /// The same renderer for another size.
  func resized(to size: TerminalSize) -> RowRenderer {
    RowRenderer(size: size, words: reader.words)
  }

  /// Lays a frame out.
  ///
  /// - Parameters:
  ///   - state: What is to be displayed.
  ///   - top: The node that the last frame began with; it stays there when the cursor is in view.
  /// - Returns: The frame; it has at least one row.
  /// - Complexity: O(size of the frame · depth), however large the outline is.
  func frame(of state: DisplayState, from top: NodeID? = nil) -> TerminalFrame {
    let marks = marks(of: state)
    let (extra, promptColumn) = extraRows(of: state)
    let height = max(1, size.rows - extra.count)
    let items = window(of: state.outline, around: state.cursor, from: top, height: height)
    var rows: [ScreenRow] = []
    var cursor = (row: 0, column: 0)
    for item in items {
      if item.node == state.cursor {
        let place = item.place(ofCharacter: state.reviewOffset)
        cursor = (min(rows.count + place.row, height - 1), place.column)
      }
      let isCurrent = item.node == state.cursor
      rows += item.rows(isCurrent: isCurrent, marking: isCurrent ? marks.item : nil)
    }
    rows = Array(rows.prefix(height)) + extra
    if let promptColumn, rows.count > 1 || items.isEmpty {
      cursor = (rows.count - 1, promptColumn)
    }
    return TerminalFrame(
      rows: rows.isEmpty ? [.blank] : rows,
      cursorRow: min(cursor.row, max(0, rows.count - 1)),
      cursorColumn: min(cursor.column, size.columns - 1),
      top: items.first?.node
    )
  }

  /// The rows below the items: captions and the line that is being typed, with the column of its
  /// insertion point.
  func extraRows(of state: DisplayState) -> (rows: [ScreenRow], promptColumn: Int?) {
    let promptRow = state.prompt.map(promptRow)
    // Where there is hardly any room the item comes first, then what is typed, then the caption.
    let room = max(0, size.rows - 1 - (promptRow == nil ? 0 : 1))
    let captions = captionRows(state.response, marking: marks(of: state).caption).prefix(room)
    let rows = (captions + [promptRow?.row].compactMap { $0 }).suffix(size.rows - 1)
    return (Array(rows), promptRow?.column)
  }

  /// The text of an item, without indentation and mark.
  func text(of node: Outline.Node) -> String {
    let limit = 4 * size.columns * size.rows
    var parts = [TerminalText.sanitized(node.name, limit: limit)]
    if parts[0].isEmpty { parts = [reader.words(.untitled)] }
    if let role = reader.role(of: node) { parts.append(role) }
    if let value = node.value, !value.isEmpty {
      let value = reader.value(value, language: nil).text
      parts.append(TerminalText.sanitized(value, limit: limit))
    }
    if !node.isEnabled { parts.append(reader.words(.stateUnavailable)) }
    return parts.joined(separator: ", ")
  }
}

extension RowRenderer {
  /// The rows of one item.
  private struct Item {
    let node: NodeID
    let indentation: Int
    let mark: String
    let text: WrappedText

    var lines: [String] { text.rows }
    var textColumn: Int { indentation + Mark.width }

    /// The row and the column of a character of the text; those of the first beyond the end.
    func place(ofCharacter offset: Int) -> (row: Int, column: Int) {
      guard let place = text.place(ofCharacter: offset) else { return (0, textColumn) }
      let before = lines[place.row].prefix(place.character)
      return (place.row, textColumn + DisplayWidth.columns(of: before))
    }

    func rows(isCurrent: Bool, marking word: Range<Int>?) -> [ScreenRow] {
      lines.enumerated().map { number, line in
        let start = String(repeating: " ", count: indentation) + (number == 0 ? mark : Mark.leaf)
        return ScreenRow(
          text: start + line,
          indentation: number == 0 && mark != Mark.leaf ? indentation : textColumn,
          isCurrent: isCurrent,
          underlined: word.flatMap { text.characters(ofRow: number, in: $0) }
            .map { ($0.lowerBound + textColumn)..<($0.upperBound + textColumn) },
          node: node
        )
      }
    }
  }

  private func item(_ id: NodeID, in outline: Outline, height: Int) -> Item {
    let node = outline[id]
    // However deep an item stands, half of the row is left for its text.
    let deepest = max(0, size.columns / 2 - Mark.width)
    let indentation = min(2 * (node.level - 1), deepest - deepest % 2)
    let width = size.columns - indentation - Mark.width
    let mark = node.isExpanded.map { $0 ? Mark.open : Mark.closed } ?? Mark.leaf
    let text = WrappedText(text(of: node), width: width, limit: height)
    return Item(node: id, indentation: indentation, mark: mark, text: text)
  }

  /// The items in view.
  ///
  /// The view stays where it is while the cursor is in it, so that few rows change; else it turns
  /// over, keeping a third of it for what the cursor came from.
  private func window(
    of outline: Outline,
    around cursor: NodeID?,
    from top: NodeID?,
    height: Int
  ) -> [Item] {
    guard let cursor else { return [] }
    let top = top.flatMap { outline.isShown($0) ? $0 : nil }
    if let top {
      let items = fill(from: top, in: outline, height: height)
      if isInView(cursor, items, height) { return extendedUp(items, in: outline, height) }
    }
    let wasAbove =
      top.flatMap { outline.visibleIndex(of: $0) }
      .map { $0 < outline.visibleIndex(of: cursor) ?? 0 } ?? true
    var lead = wasAbove ? height / 3 : height - height / 3 - 1
    var start = cursor
    while let previous = outline.previousVisible(before: start) {
      lead -= item(previous, in: outline, height: height).lines.count
      if lead < 0 { break }
      start = previous
    }
    var items = fill(from: start, in: outline, height: height)
    if !isInView(cursor, items, height) {
      items = fill(from: cursor, in: outline, height: height)
    }
    return extendedUp(items, in: outline, height)
  }

  private func fill(from top: NodeID, in outline: Outline, height: Int) -> [Item] {
    var items: [Item] = []
    var used = 0
    var next: NodeID? = top
    while let id = next, used < height {
      items.append(item(id, in: outline, height: height))
      used += items[items.count - 1].lines.count
      next = outline.nextVisible(after: id)
    }
    return items
  }

  /// Whether all rows of the item that the cursor is on are in view, or as many as there is room
  /// for.
  private func isInView(_ cursor: NodeID, _ items: [Item], _ height: Int) -> Bool {
    var row = 0
    for item in items {
      if item.node == cursor { return row == 0 || row + item.lines.count <= height }
      row += item.lines.count
    }
    return false
  }

  /// Uses the room that is left below the last item for those above the first.
  private func extendedUp(_ items: [Item], in outline: Outline, _ height: Int) -> [Item] {
    var above: [Item] = []
    var left = height - items.reduce(0) { $0 + $1.lines.count }
    var first = items.first?.node
    while left > 0, let id = first, let previous = outline.previousVisible(before: id) {
      let item = item(previous, in: outline, height: height)
      left -= item.lines.count
      guard left >= 0 else { break }
      above.append(item)
      first = previous
    }
    return above.reversed() + items
  }

  /// The last response, on a third of the rows at most: without sound it is all there is.
  private func captionRows(
    _ response: [Utterance],
    marking word: HeardWord?
  ) -> [ScreenRow] {
    let count = max(1, size.rows / 3)
    let limit = (count + 3) * size.columns
    var text = ""
    var underlined: Range<Int>?
    for (number, utterance) in response.enumerated() {
      let said = TerminalText.sanitized(utterance.text, limit: limit)
      guard !said.isEmpty else { continue }
      if !text.isEmpty { text += ". " }
      if let word, word.utterance == number {
        let start = text.count
        underlined = HeardWord.characters(word.place, of: utterance.text)
          .map { ($0.lowerBound + start)..<($0.upperBound + start) }
      }
      text += said
    }
    let wrapped = WrappedText(text, width: size.columns, limit: count)
    return wrapped.rows.enumerated().map { number, row in
      let characters = underlined.flatMap { wrapped.characters(ofRow: number, in: $0) }
      return ScreenRow(text: row, underlined: characters)
    }
  }

  /// Where the word that is heard is underlined: in the row of the item, else in the caption.
  private func marks(of state: DisplayState) -> (item: Range<Int>?, caption: HeardWord?) {
    guard let word = state.heardWord, state.response.indices.contains(word.utterance) else {
      return (nil, nil)
    }
    let said = state.response[word.utterance]
    if let cursor = state.cursor, state.outline.contains(cursor),
      let characters = word.characters(inName: state.outline[cursor].name, of: said)
    {
      return (characters, nil)
    }
    return (nil, word)
  }

  /// The line that is being typed: its end, where the insertion point is, is always in view.
  private func promptRow(_ prompt: Prompt) -> (row: ScreenRow, column: Int) {
    let label = reader.words(prompt.purpose.phrase) + ": "
    var text = Array(TerminalText.sanitized(label + prompt.text.suffix(size.columns)))
    var cells = text.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
    while cells >= size.columns, !text.isEmpty {
      cells -= DisplayWidth.columns(of: text.removeFirst())
    }
    return (ScreenRow(text: String(text)), cells)
  }
}
