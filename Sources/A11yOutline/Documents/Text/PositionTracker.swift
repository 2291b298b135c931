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
    var index = offset
    while index < wanted {
      let byte = utf8[index]
      index += 1
      if byte == 0x0A {
        current.line += 1
        current.column = 1
        lineStart = index
      } else if !byte.isUTF8Continuation {
        current.column += 1
      }
    }
    offset = max(offset, wanted)
    return current
  }
}
