/// The bytes of raw HTML in a Markdown text, with the places they come from.
struct RawHTML {
  private(set) var bytes: [UInt8] = []
  /// Where each piece begins in ``bytes`` and in the document.
  private var pieces: [(offset: Int, source: SourcePosition)] = []
  /// The piece of the last question, and the offset and the place of its answer: questions go
  /// forward.
  private var piece = -1
  private var offset = 0
  private var place = SourcePosition(line: 1, column: 1)

  mutating func append(_ more: UnsafeBufferPointer<UInt8>, at source: SourcePosition) {
    pieces.append((bytes.count, source))
    bytes.append(contentsOf: more)
  }

  /// Where the byte at an offset stands; offsets must not go back.
  ///
  /// - Complexity: All questions together cost O(length).
  mutating func position(at wanted: Int) -> SourcePosition {
    while piece + 1 < pieces.count, pieces[piece + 1].offset <= wanted {
      piece += 1
      (offset, place) = pieces[piece]
    }
    while offset < wanted {
      if !bytes[offset].isUTF8Continuation { place.column += 1 }
      offset += 1
    }
    return place
  }

  /// Where the first byte of a range that is not white space stands.
  mutating func position(ofTextIn range: Range<Int>) -> SourcePosition {
    position(at: bytes[range].firstIndex { !$0.isASCIIWhitespace } ?? range.lowerBound)
  }
}
