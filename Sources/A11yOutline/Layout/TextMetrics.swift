/// Measures text in points: a column is 8 wide, a line 16 high.
enum TextMetrics {
  /// The width of a terminal column, in points.
  static let columnWidth: CGFloat = 8
  /// The height of a terminal line, in points.
  static let lineHeight: CGFloat = 16
  /// How far the baseline lies from the top of a line, in points.
  static let baseline: CGFloat = 12

  /// The size of a text.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks start new lines.
  ///   - width: The width to wrap at, by words, in points; `nil` for no wrapping.
  ///   - lineLimit: The greatest number of lines.
  /// - Returns: The width of the widest line, and the height of all.
  /// - Complexity: O(length of the text).
  static func size(of text: String, width: CGFloat?, lineLimit: Int? = nil) -> CGSize {
    var columns = Int.max
    if let width, width.isFinite { columns = max(1, Int(width / columnWidth)) }
    var lines = 0
    var widest = 0
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let size = wrap(paragraph, at: columns)
      lines += size.lines
      widest = max(widest, size.columns)
    }
    if let lineLimit { lines = min(lines, max(1, lineLimit)) }
    return CGSize(width: CGFloat(widest) * columnWidth, height: CGFloat(lines) * lineHeight)
  }

  /// How many lines a paragraph takes and how many columns the widest of them has.
  private static func wrap(_ paragraph: Substring, at limit: Int) -> (lines: Int, columns: Int) {
    let whole = DisplayWidth.columns(of: paragraph)
    if whole <= limit { return (1, whole) }
    var lines = 1
    var line = 0
    var widest = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var width = DisplayWidth.columns(of: word)
      if line > 0, line + 1 + width <= limit {
        line += 1 + width
      } else {
        if line > 0 {
          lines += 1
          line = 0
        }
        // A word that is longer than a line is broken between its characters.
        while width > limit {
          lines += 1
          widest = limit
          width -= limit
        }
        line = width
      }
      widest = max(widest, line)
    }
    return (lines, widest)
  }
}
