/// The lines of a text that hold more than white space.
struct IndentedLines: Sequence, IteratorProtocol {
  /// One line: its number from 1, its leading white space, and its text without trailing white
  /// space.
  struct Line {
    var number: Int
    var indentation: Range<Int>
    var text: Range<Int>
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var number = 0

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    self.utf8 = utf8
  }

  mutating func next() -> Line? {
    while index < utf8.count {
      let start = index
      number += 1
      let end = utf8.offset(of: 0x0A, from: start) ?? utf8.count
      index = end + 1
      var first = start
      while first < end, utf8[first].isASCIIWhitespace { first += 1 }
      var last = end
      while last > first, utf8[last - 1].isASCIIWhitespace { last -= 1 }
      if first < last {
        return Line(number: number, indentation: start..<first, text: first..<last)
      }
    }
    return nil
  }
}
