@testable import A11yOutline

/// A terminal of cells, as small as the tests need: it moves, scrolls, erases and marks.
struct VirtualTerminal {
  struct Cell: Hashable {
    var character: Character = " "
    var isReverse = false
    var isBold = false
    var isUnderlined = false
  }

  private(set) var columns: Int
  private(set) var rows: Int
  private(set) var cells: [[Cell]]
  private(set) var row = 0
  private(set) var column = 0
  /// The rows that left at the top.
  private(set) var scrollback: [String] = []
  /// How often the whole screen was cleared.
  private(set) var clearCount = 0
  private(set) var isAlternate = false
  private(set) var isBracketedPasteOn = false
  private(set) var isMouseOn = false
  /// Every character that was printed, in order, for whoever hears what is written.
  private(set) var printed = ""
  /// What it was sent and does not know.
  private(set) var unknown: [String] = []

  private var pen = Cell()
  private var wraps = true
  private var isWrapPending = false
  private var rest: [UInt8] = []

  init(columns: Int = 80, rows: Int = 24) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The text of each row, without spaces at its end.
  var lines: [String] { cells.map(VirtualTerminal.text) }

  /// The text of all rows down to the last that is not empty.
  var picture: [String] {
    var lines = lines
    while lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The text of the row that the cursor is on.
  var currentLine: String { lines[row] }

  mutating func resize(columns: Int, rows: Int) {
    self = VirtualTerminal(columns: columns, rows: rows)
  }

  mutating func feed(_ bytes: [UInt8]) {
    rest += bytes
    while !rest.isEmpty {
      guard let used = step() else { return }
      rest.removeFirst(used)
    }
  }

  /// Obeys what stands first; `nil` when it is not complete.
  private mutating func step() -> Int? {
    switch rest[0] {
    case 0x0A:
      isWrapPending = false
      if row == rows - 1 { scroll() } else { row += 1 }
      return 1
    case 0x0D:
      isWrapPending = false
      column = 0
      return 1
    case 0x1B: return escape()
    case 0x08:
      column = max(0, column - 1)
      return 1
    case ..<0x20:
      unknown.append("\(rest[0])")
      return 1
    default:
      let length = rest[0] < 0x80 ? 1 : rest[0] < 0xE0 ? 2 : rest[0] < 0xF0 ? 3 : 4
      guard rest.count >= length else { return nil }
      print(String(decoding: rest[..<length], as: UTF8.self))
      return length
    }
  }

  private mutating func print(_ text: String) {
    printed += text
    guard let character = text.first else { return }
    let width = DisplayWidth.columns(of: character)
    guard width > 0 else { return }
    if isWrapPending || column + width > columns {
      if wraps {
        column = 0
        if row == rows - 1 { scroll() } else { row += 1 }
      } else {
        column = columns - width
      }
      isWrapPending = false
    }
    pen.character = character
    cells[row][column] = pen
    if width == 2 { cells[row][column + 1] = Cell(character: "\u{0}") }
    column += width
    if column >= columns {
      column = columns - 1
      isWrapPending = true
    }
  }

  private mutating func scroll() {
    scrollback.append(VirtualTerminal.text(of: cells.removeFirst()))
    cells.append(Array(repeating: Cell(), count: columns))
  }

  private mutating func escape() -> Int? {
    guard rest.count > 1 else { return nil }
    if rest[1] == UInt8(ascii: "(") { return rest.count > 2 ? 3 : nil }
    if rest[1] == UInt8(ascii: "]") {
      guard let end = rest.firstIndex(of: 7) else { return nil }
      unknown.append(String(decoding: rest[2..<end], as: UTF8.self))
      return end + 1
    }
    guard rest[1] == UInt8(ascii: "[") else {
      unknown.append(String(decoding: rest[1...1], as: UTF8.self))
      return 2
    }
    guard let end = rest.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return nil
    }
    obey(String(decoding: rest[2..<end], as: UTF8.self), Character(Unicode.Scalar(rest[end])))
    return end + 1
  }

  private mutating func obey(_ text: String, _ final: Character) {
    isWrapPending = false
    let numbers = text.split(separator: ";").compactMap { Int($0) }
    let number = max(1, numbers.first ?? 1)
    switch (final, text) {
    case ("A", _): row = max(0, row - number)
    case ("B", _): row = min(rows - 1, row + number)
    case ("C", _): column = min(columns - 1, column + number)
    case ("D", _): column = max(0, column - number)
    case ("H", _): (row, column) = ((numbers.first ?? 1) - 1, (numbers.dropFirst().first ?? 1) - 1)
    case ("K", ""):
      for index in column..<columns { cells[row][index] = Cell() }
    case ("J", ""), ("J", "2"):
      if text == "2" || (row, column) == (0, 0) { clearCount += 1 }
      for index in row..<rows { cells[index] = Array(repeating: Cell(), count: columns) }
    case ("J", "3"): scrollback = []
    case ("L", _):
      for _ in 0..<min(number, rows - row) {
        cells.removeLast()
        cells.insert(Array(repeating: Cell(), count: columns), at: row)
      }
      column = 0
    case ("M", _):
      for _ in 0..<min(number, rows - row) {
        cells.remove(at: row)
        cells.append(Array(repeating: Cell(), count: columns))
      }
      column = 0
    case ("m", _):
      for code in numbers.isEmpty ? [0] : numbers { mark(code) }
    case ("h", "?7"), ("l", "?7"): wraps = final == "h"
    case ("h", "?2004"), ("l", "?2004"): isBracketedPasteOn = final == "h"
    case ("h", "?1049"), ("l", "?1049"): isAlternate = final == "h"
    case ("h", "?1000"), ("l", "?1000"): isMouseOn = final == "h"
    case ("h", "?1006"), ("l", "?1006"), ("t", _): break
    default: unknown.append(text + String(final))
    }
  }

  private mutating func mark(_ code: Int) {
    switch code {
    case 0: pen = Cell()
    case 1: pen.isBold = true
    case 4: pen.isUnderlined = true
    case 7: pen.isReverse = true
    default: unknown.append("\(code)m")
    }
  }

  private static func text(of cells: [Cell]) -> String {
    var text = String(cells.map(\.character).filter { $0 != "\u{0}" })
    while text.last == " " { text.removeLast() }
    return text
  }
}
