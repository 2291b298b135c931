import Foundation

/// Turns offsets in UTF-8 text into lines and columns, for offsets that mostly grow.
///
/// - Complexity: The cost of all questions together is linear in the text when the offsets grow,
///   even when it is one single line; an offset that goes back costs the way from its line's start.
struct PositionTracker: Sendable {
  private(set) var offset = 0
  private var lineStart = 0
  private var current = SourcePosition(line: 1, column: 1)

  /// The place of the last question.
  var last: SourcePosition { current }

  /// The line and column of an offset; of the end for one that is beyond it.
  ///
  /// An offset on a line before that of the last question is answered with the start of the line
  /// of the last question.
  mutating func position(
    at wanted: Int,
    in utf8: UnsafeBufferPointer<UInt8>
  ) -> SourcePosition {
    let wanted = min(wanted, utf8.count)
    if wanted < offset {
      offset = lineStart
      current.column = 1
    }
    guard let base = utf8.baseAddress else { return current }
    var counted = offset
    while counted < wanted, let found = memchr(base + counted, 0x0A, wanted - counted) {
      current.line += 1
      current.column = 1
      counted = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      lineStart = counted
    }
    let bytes = UnsafeRawBufferPointer(utf8)
    while counted < wanted {
      let isASCII =
        counted + 8 <= wanted
        && bytes.loadUnaligned(fromByteOffset: counted, as: UInt64.self) & 0x8080_8080_8080_8080
          == 0
      if isASCII {
        current.column += 8
        counted += 8
        continue
      }
      if !utf8[counted].isUTF8Continuation { current.column += 1 }
      counted += 1
    }
    offset = max(offset, wanted)
    return current
  }
}
