/// How many columns one level of indentation is in one file.
///
/// Files indent by 2, 3, 4 or 8 spaces, by tabs, or by both; a tab is one level, so it is as wide
/// as the unit that the file's spaces show.
struct IndentationUnit: Hashable {
  /// The columns of one level.
  let columns: Int

  /// The usual unit where a file does not show its own.
  static let usual = 4

  /// A step that is wider is a paragraph set apart rather than a level.
  private static let widest = 16

  /// Takes the most frequent step from a line to a deeper one; the smaller one of equals.
  ///
  /// - Complexity: O(length of the text).
  init(inferredFrom utf8: UnsafeBufferPointer<UInt8>) {
    /// How often a line is deeper than the one before it, by how many spaces.
    var steps = [Int](repeating: 0, count: Self.widest + 1)
    var previous = 0
    for line in IndentedLines(utf8) {
      let spaces = line.indentation.count
      if utf8[line.indentation].contains(0x09) {
        previous = 0
        continue
      }
      if spaces > previous, spaces - previous <= Self.widest { steps[spaces - previous] += 1 }
      previous = spaces
    }
    let most = steps.max() ?? 0
    columns = most > 0 ? steps.firstIndex(of: most) ?? Self.usual : Self.usual
  }

  /// The width of leading white space in columns.
  ///
  /// A width that misses a level by up to a quarter of the unit is taken as that level: what was
  /// meant as a sibling does not become a child by one stray space.
  func width(of indentation: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    var width = 0
    for byte in indentation {
      if byte == 0x09 {
        width = (width / columns + 1) * columns
      } else {
        width += 1
      }
    }
    let level = (width + columns / 2) / columns
    return abs(width - level * columns) <= columns / 4 ? level * columns : width
  }
}
