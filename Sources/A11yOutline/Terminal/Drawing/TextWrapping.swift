/// Breaks text into rows by words.
struct TextWrapping {
  /// What shows that a text goes on where there is no more room.
  static let ellipsis = "..."

  private let width: Int
  private let limit: Int
  private var rows: [String] = []
  private var row: [Character] = []
  private var cells = 0
  /// How many characters of the row stand before the last place where it may break.
  private var breakPlace = 0

  /// Breaks a text into rows.
  ///
  /// - Parameters:
  ///   - text: A text without control characters, in logical order.
  ///   - width: How many cells a row has.
  ///   - limit: How many rows there may be; a text that needs more ends in ``ellipsis``.
  /// - Returns: At least one row.
  /// - Complexity: O(`width · limit`), however long the text is.
  static func rows(of text: some StringProtocol, width: Int, limit: Int) -> [String] {
    var wrapping = TextWrapping(width: max(1, width), limit: max(1, limit))
    for character in text where !wrapping.take(character) {
      return wrapping.cut()
    }
    return wrapping.rows + [String(wrapping.row)]
  }

  private init(width: Int, limit: Int) {
    self.width = width
    self.limit = limit
  }

  /// Adds a character; `false` when there is no room for it.
  private mutating func take(_ character: Character) -> Bool {
    let needed = DisplayWidth.columns(of: character)
    while cells + needed > width, !row.isEmpty {
      // A space at the end of the last row is not missed; what follows it does not fit either.
      if rows.count == limit - 1 { return character == " " }
      endRow(before: character)
      if character == " " { return true }
    }
    if character == " ", row.isEmpty, !rows.isEmpty { return true }
    row.append(character)
    cells += needed
    // A text of wide characters has no spaces and breaks anywhere.
    if character == " " || needed == 2 { breakPlace = row.count }
    return true
  }

  private mutating func endRow(before character: Character) {
    let place = character == " " || breakPlace == 0 ? row.count : breakPlace
    var head = row[..<place]
    while head.last == " " { head = head.dropLast() }
    rows.append(String(head))
    row = Array(row[place...])
    cells = row.reduce(0) { $0 + DisplayWidth.columns(of: $1) }
    breakPlace = 0
  }

  private func cut() -> [String] {
    let mark = TextWrapping.ellipsis
    guard width > 2 * mark.count else { return rows + [String(row)] }
    var head = row[...]
    var cells = cells
    while cells + mark.count > width, let last = head.popLast() {
      cells -= DisplayWidth.columns(of: last)
    }
    // Cut by words, unless one word fills the row.
    if let space = head.lastIndex(of: " "), space > 0 { head = head[..<space] }
    while let last = head.last, last == " " || last.isPunctuation { head = head.dropLast() }
    return rows + [String(head) + mark]
  }
}
