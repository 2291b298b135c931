/// Finds the line of a thematic break, for which md4c gives no text to point at.
enum ThematicBreak {
  /// How far the line is looked for, in bytes.
  private static let reach = 512

  /// The offset of the first mark of the next thematic break; `nil` when none is near.
  ///
  /// A line of hyphens under a text is the underline of a heading, so it is passed over.
  static func offset(in utf8: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
    let limit = min(utf8.count, offset + reach)
    var start = offset
    var followsText = start > 0
    while start < limit {
      let end = utf8[start..<limit].firstIndex(of: 0x0A) ?? limit
      if let mark = firstMark(in: utf8[start..<end]),
        utf8[mark] != UInt8(ascii: "-") || !followsText
      {
        return mark
      }
      if start > offset { followsText = utf8[start..<end].contains { !$0.isASCIIWhitespace } }
      start = end + 1
    }
    return nil
  }

  /// The place of the first of three or more equal marks that a line is made of.
  ///
  /// Before them may be the marks of quotes and items.
  private static func firstMark(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard let last = line.last(where: { !$0.isASCIIWhitespace }), "-*_".utf8.contains(last) else {
      return nil
    }
    var first = line.endIndex
    var count = 0
    for index in line.indices.reversed() where !line[index].isASCIIWhitespace {
      guard line[index] == last else { break }
      first = index
      count += 1
    }
    let before = line[..<first].allSatisfy { $0.isASCIIWhitespace || ">-+*.)".utf8.contains($0) }
    return count >= 3 && before ? first : nil
  }
}
