/// The lines of a text with their numbers, blank ones included.
struct TextLines: Sequence, IteratorProtocol {
  /// One line.
  struct Line {
    /// The number, from 1.
    var number: Int
    /// The columns of the white space it begins with; a tab goes to the next multiple of eight.
    var indentation: Int
    /// The bytes of white space it begins with.
    var indentationCount: Int
    /// The text without white space at its ends; empty for a blank line.
    var text: String
    /// The bytes of the line without its line break.
    var whole: Slice<UnsafeBufferPointer<UInt8>>

    /// Whether the line holds nothing but white space.
    var isBlank: Bool { text.isEmpty }

    /// Where the text begins.
    var position: SourcePosition {
      SourcePosition(line: number, column: indentationCount + 1)
    }
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var number = 0

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    self.utf8 = utf8
  }

  mutating func next() -> Line? {
    guard index < utf8.count else { return nil }
    let start = index
    number += 1
    let end = utf8.offset(of: 0x0A, from: start) ?? utf8.count
    index = end + 1
    var first = start
    var columns = 0
    while first < end, utf8[first].isASCIIWhitespace {
      columns = utf8[first] == 0x09 ? (columns / 8 + 1) * 8 : columns + 1
      first += 1
    }
    var last = end
    while last > first, utf8[last - 1].isASCIIWhitespace { last -= 1 }
    return Line(
      number: number,
      indentation: columns,
      indentationCount: first - start,
      text: String(decoding: utf8[first..<last], as: UTF8.self),
      whole: utf8[start..<end]
    )
  }
}
