/// Rows of characters that texts are drawn on.
struct CellCanvas {
  /// How many rows and columns there can be; what is beyond is left out.
  private static let limit = (rows: 100_000, columns: 1_000)

  /// The cells of each row; the second cell of a wide character is empty.
  private var cells: [[String]] = []

  /// The rows without the blanks at their ends.
  var rows: [String] {
    cells.map { row in
      var row = row
      while row.last == " " { row.removeLast() }
      return row.joined()
    }
  }

  /// Draws a text, wrapped by words, as far as it is visible; mirrored, its lines begin at the
  /// right.
  mutating func draw(
    _ text: String,
    in frame: CGRect,
    visible: CGRect,
    isMirrored: Bool = false
  ) {
    let lines = TextMetrics.lines(of: text, width: frame.width)
    for (number, line) in lines.enumerated() {
      let y = frame.minY + CGFloat(number) * TextMetrics.lineHeight
      guard y >= visible.minY, y + TextMetrics.lineHeight <= visible.maxY else { continue }
      let width = CGFloat(DisplayWidth.columns(of: line)) * TextMetrics.columnWidth
      draw(
        line,
        row: Self.cell(y, TextMetrics.lineHeight),
        x: isMirrored ? frame.maxX - width : frame.minX,
        visible: visible
      )
    }
  }

  private mutating func draw(_ line: String, row: Int, x: CGFloat, visible: CGRect) {
    guard row >= 0, row < Self.limit.rows else { return }
    var column = Self.cell(x, TextMetrics.columnWidth)
    let columns =
      Self.cell(
        visible.minX,
        TextMetrics.columnWidth
      )..<max(
        Self.cell(visible.minX, TextMetrics.columnWidth),
        min(Self.cell(visible.maxX, TextMetrics.columnWidth), Self.limit.columns)
      )
    while cells.count <= row { cells.append([]) }
    for character in line {
      let width = DisplayWidth.columns(of: character)
      defer { column += width }
      guard width > 0, column >= 0, columns.contains(column) else { continue }
      while cells[row].count < column + width { cells[row].append(" ") }
      cells[row][column] = String(character)
      if width == 2 { cells[row][column + 1] = "" }
    }
  }

  private static func cell(_ points: CGFloat, _ size: CGFloat) -> Int {
    let cell = (points / size).rounded(.down)
    return cell.isFinite ? Int(max(-1, min(cell, 1_000_000))) : 0
  }
}
