/// The bytes of raw HTML in a Markdown text, with the places they come from.
struct RawHTML {
  private(set) var bytes: [UInt8] = []
  /// Where each piece begins in ``bytes`` and in the document.
  private var pieces: [(offset: Int, source: SourcePosition)] = []
  /// The piece of the last question: questions go forward.
  private var current = 0

  mutating func append(_ more: UnsafeBufferPointer<UInt8>, at source: SourcePosition) {
    pieces.append((bytes.count, source))
    bytes.append(contentsOf: more)
  }

  /// Where the byte at an offset stands, as far as its piece tells.
  func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return SourcePosition(line: 1, column: 1) }
    let piece = pieces[low - 1]
    let way = bytes[piece.offset..<offset]
    guard !way.contains(0x0A) else { return piece.source }
    var position = piece.source
    position.column += way.count { !$0.isUTF8Continuation }
    return position
  }

  /// Where the first byte of a range that is not white space stands.
  func position(at offset: Int, skippingSpaceIn range: Range<Int>) -> SourcePosition {
    let first = bytes[range].firstIndex { !$0.isASCIIWhitespace } ?? offset
    return position(at: first)
  }
}
