/// The text of a line without its marks, for formats whose emphasis is a pair of equal marks.
enum InlineMarkup {
  /// The longest text between two marks, in bytes.
  private static let maximumLength = 400

  /// Reads a piece of a line.
  ///
  /// - Parameters:
  ///   - line: The piece.
  ///   - position: Where it stands.
  ///   - marks: The characters that stand around emphasized text.
  ///   - link: Finds a link at an offset of the bytes: its target, its text and where it ends.
  /// - Returns: The text with the links in it.
  /// - Complexity: O(length).
  static func text(
    of line: some StringProtocol,
    at position: SourcePosition,
    marks: String,
    link: (Int, [UInt8]) -> (target: String, label: ArraySlice<UInt8>, end: Int)?
  ) -> InlineText {
    let bytes = Array(line.utf8)
    var text = InlineText()
    text.begin(at: position)
    var index = 0
    while index < bytes.count {
      if let found = link(index, bytes) {
        text.open(NodeContent(name: "", role: .link, target: found.target, source: position))
        text.append(found.label)
        text.close(.link)
        index = found.end
      } else if let (content, end) = emphasis(at: index, in: bytes, marks: marks) {
        text.append(bytes[content])
        index = end
      } else {
        text.append(CollectionOfOne(bytes[index]))
        index += 1
      }
    }
    return text
  }

  /// What stands between a mark that begins here, once or doubled, and the same mark after it.
  private static func emphasis(
    at start: Int,
    in bytes: [UInt8],
    marks: String
  ) -> (content: Range<Int>, end: Int)? {
    let mark = bytes[start]
    guard marks.utf8.contains(mark) else { return nil }
    if start > 0, !bytes[start - 1].isASCIIWhitespace, !"-('\"{".utf8.contains(bytes[start - 1]) {
      return nil
    }
    let width = bytes[start...].prefix(2).allSatisfy { $0 == mark } ? 2 : 1
    let first = start + width
    guard first + width < bytes.count, !bytes[first].isASCIIWhitespace, bytes[first] != mark else {
      return nil
    }
    for index in first + 1..<min(bytes.count - width + 1, start + maximumLength)
    where bytes[index] == mark && !bytes[index - 1].isASCIIWhitespace {
      guard bytes[index..<index + width].allSatisfy({ $0 == mark }) else { continue }
      let after = index + width
      if after == bytes.count || bytes[after].isASCIIWhitespace
        || "-.,;:!?')}\"_".utf8.contains(bytes[after])
      {
        return (first..<index, after)
      }
    }
    return nil
  }
}
