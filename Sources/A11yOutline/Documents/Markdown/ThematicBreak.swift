/// Finds the line of a thematic break, for which md4c gives no text to point at.
enum ThematicBreak {
  /// How far the line is looked for, in bytes.
  private static let reach = 4_096

  /// The offset of the first mark of the next thematic break; `nil` when none is near.
  ///
  /// A line of hyphens under a text is the underline of a heading, so it is passed over.
  static func offset(in utf8: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    let limit = min(utf8.count, offset + reach)
    var start = offset
    var followsText = start > 0
    while start < limit {
      let end = utf8[start..<limit].firstIndex(of: 0x0A) ?? limit
      let line = utf8[start..<end]
      let marks = line.filter { !$0.isASCIIWhitespace && $0 != UInt8(ascii: ">") }
      if marks.count >= 3, let mark = marks.first, "-*_".utf8.contains(mark),
        marks.allSatisfy({ $0 == mark }), mark != UInt8(ascii: "-") || !followsText
      {
        return line.firstIndex(of: mark)
      }
      followsText = start == offset ? followsText : !marks.isEmpty
      start = end + 1
    }
    return nil
  }
}
