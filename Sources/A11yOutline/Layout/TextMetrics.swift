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
    let limit = columns(in: width)
    var lines = 0
    var widest = 0
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      wrap(paragraph, at: limit) { _, columns in
        lines += 1
        widest = max(widest, columns)
      }
    }
    if let lineLimit { lines = min(lines, max(1, lineLimit)) }
    return CGSize(width: CGFloat(widest) * columnWidth, height: CGFloat(lines) * lineHeight)
  }

  /// The lines of a text at a width.
  static func lines(of text: String, width: CGFloat?) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      wrap(paragraph, at: columns(in: width)) { line, _ in lines.append(String(line)) }
    }
    return lines
  }

  private static func columns(in width: CGFloat?) -> Int {
    guard let width, width.isFinite else { return .max }
    return max(1, Int(min(width / columnWidth, 1_000_000)))
  }

  /// Calls a function with each line of a paragraph and the columns that it takes.
  private static func wrap(
    _ paragraph: Substring,
    at limit: Int,
    _ body: (Substring, Int) -> Void
  ) {
    let whole = DisplayWidth.columns(of: paragraph)
    if whole <= limit { return body(paragraph, whole) }
    var start = paragraph.startIndex
    var columns = 0
    /// The end of the last word that fits, and the columns up to it.
    var lastWord: (end: String.Index, columns: Int)?
    var index = start
    while index < paragraph.endIndex {
      let character = paragraph[index]
      let width = DisplayWidth.columns(of: character)
      if character == " " { lastWord = (index, columns) }
      if columns + width > limit, index > start {
        // A word that is longer than a line is broken between its characters.
        let end = lastWord ?? (index, columns)
        body(paragraph[start..<end.end], end.columns)
        start = end.end
        if start < paragraph.endIndex, paragraph[start] == " " {
          start = paragraph.index(after: start)
        }
        index = start
        columns = 0
        lastWord = nil
        continue
      }
      columns += width
      index = paragraph.index(after: index)
    }
    if start < paragraph.endIndex || start == paragraph.startIndex {
      body(paragraph[start...], columns)
    }
  }
}
