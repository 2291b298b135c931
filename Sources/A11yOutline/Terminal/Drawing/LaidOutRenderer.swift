import struct Foundation.CGPoint
import struct Foundation.CGRect

/// Shows a part of what the views of a program look like, with a mark at the current item.
///
/// The item is marked in the margin and emphasised where it is drawn, and the hardware cursor
/// stands on it; the part that is shown follows it.
struct LaidOutRenderer: Sendable {
  /// The margin: where the current item starts, and where anything else does.
  private enum Margin {
    static let current = "> "
    static let other = "  "
    static let width = 2
  }

  /// The size of a cell in points.
  private static let cell = (width: 8.0, height: 16.0)

  /// Whether the margin tells where the current item is; not where another reader would say it.
  let marksItem: Bool
  /// The first row and column of the drawing that are in view.
  private var (top, left) = (0, 0)

  /// Creates a renderer that shows the start of the drawing.
  init(marksItem: Bool) {
    self.marksItem = marksItem
  }

  /// How many columns of a terminal there are for the drawing.
  static func columns(of size: TerminalSize) -> Int { max(1, size.columns - Margin.width) }

  /// Lays a frame out.
  ///
  /// - Parameters:
  ///   - drawing: The rows of the whole drawing.
  ///   - region: Where the current item is drawn, in points; `nil` where it is not.
  ///   - size: The size of the terminal.
  ///   - extra: The rows below the drawing: captions, and the line that is being typed.
  /// - Returns: The frame; it has at least one row.
  mutating func frame(
    of drawing: [String],
    around region: CGRect?,
    size: TerminalSize,
    above extra: [ScreenRow]
  ) -> TerminalFrame {
    let height = max(1, size.rows - extra.count)
    let width = Self.columns(of: size)
    let place = region.map(Self.cells)
    if let place {
      top = Self.scrolled(top, to: place.rows, room: height, end: drawing.count)
      left = Self.scrolled(left, to: place.columns, room: width, end: place.columns.upperBound)
    }
    top = max(0, min(top, drawing.count - height))
    var rows = drawing.indices.dropFirst(top).prefix(height).map { number in
      row(drawing[number], number, place, width: width)
    }
    if rows.isEmpty { rows = [.blank] }
    return TerminalFrame(
      rows: rows + extra,
      cursorRow: place.map { min(max(0, $0.rows.lowerBound - top), rows.count - 1) } ?? 0,
      cursorColumn: place.map {
        min(max(0, $0.columns.lowerBound - left) + Margin.width, size.columns - 1)
      } ?? 0,
      top: nil
    )
  }

  /// The point of the drawing in the middle of a cell of the frame; `nil` in the margin.
  func point(column: Int, row: Int) -> CGPoint? {
    guard column >= Margin.width else { return nil }
    return CGPoint(
      x: (Double(column - Margin.width + left) + 0.5) * Self.cell.width,
      y: (Double(row + top) + 0.5) * Self.cell.height
    )
  }

  private func row(
    _ text: String,
    _ number: Int,
    _ place: (rows: Range<Int>, columns: Range<Int>)?,
    width: Int
  ) -> ScreenRow {
    let isFirst = marksItem && place?.rows.lowerBound == number
    var shown = Array(isFirst ? Margin.current : Margin.other)
    var span: Range<Int>?
    var column = 0
    for character in TerminalText.sanitized(text) {
      let cells = DisplayWidth.columns(of: character)
      defer { column += cells }
      guard column >= left, column + cells <= left + width else { continue }
      if let place, place.rows.contains(number), place.columns.contains(column) {
        span = (span?.lowerBound ?? shown.count)..<shown.count + 1
      }
      shown.append(character)
    }
    return ScreenRow(text: String(shown), isCurrent: span != nil, span: span)
  }

  /// The rows and columns that a region takes, at least one of each.
  private static func cells(_ region: CGRect) -> (rows: Range<Int>, columns: Range<Int>) {
    (
      cells(region.minY / cell.height, region.maxY / cell.height),
      cells(region.minX / cell.width, region.maxX / cell.width)
    )
  }

  private static func cells(_ low: Double, _ high: Double) -> Range<Int> {
    let range = -1_000_000.0...1_000_000.0
    let start = Int(min(max(low.rounded(.down), range.lowerBound), range.upperBound))
    let end = Int(min(max(high.rounded(.up), range.lowerBound), range.upperBound))
    return start..<max(start + 1, end)
  }

  /// The first line in view: the same as before where the item is in view, else as far on as it
  /// needs; of an item with more lines than there is room for, the first ones.
  private static func scrolled(_ start: Int, to item: Range<Int>, room: Int, end: Int) -> Int {
    if item.lowerBound < start { return max(0, item.lowerBound) }
    if item.upperBound <= start + room { return start }
    return max(0, min(item.lowerBound, item.upperBound - room))
  }
}
