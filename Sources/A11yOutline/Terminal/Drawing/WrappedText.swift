/// A text and the rows it was broken into.
struct WrappedText: Sendable {
  /// The rows.
  let rows: [String]
  /// Where each row starts in the text, in characters.
  ///
  /// The spaces at which the text was broken are in no row; the next row stands for them.
  private let starts: [Int]

  /// Breaks a text into rows.
  ///
  /// - Parameters:
  ///   - text: A text without control characters, in logical order.
  ///   - width: How many cells a row has.
  ///   - limit: How many rows there may be.
  /// - Complexity: O(`width · limit`), however long the text is.
  init(_ text: String, width: Int, limit: Int) {
    rows = TextWrapping.rows(of: text, width: width, limit: limit)
    var starts: [Int] = []
    var place = text.startIndex
    var passed = 0
    for (number, row) in rows.enumerated() {
      while number > 0, place < text.endIndex, text[place] == " " {
        place = text.index(after: place)
        passed += 1
      }
      starts.append(passed)
      let count = row.count
      place = text.index(place, offsetBy: count, limitedBy: text.endIndex) ?? text.endIndex
      passed += count
    }
    self.starts = starts
  }

  /// The row of a character of the text, and its place in the row; `nil` beyond the last row.
  func place(ofCharacter offset: Int) -> (row: Int, character: Int)? {
    for (row, text) in rows.enumerated() where offset < starts[row] + text.count {
      return (row, max(0, offset - starts[row]))
    }
    return nil
  }

  /// Which characters of a row are in a range of the text; `nil` when none are.
  func characters(ofRow row: Int, in range: Range<Int>) -> Range<Int>? {
    let start = starts[row]
    let common = range.clamped(to: start..<(start + rows[row].count))
    return common.isEmpty ? nil : (common.lowerBound - start)..<(common.upperBound - start)
  }
}
