/// A place in the text that a node was read from.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int

  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Creates a position from its line and column, both from 1.
  public init(line: Int, column: Int = 1) {
    self.line = line
    self.column = column
  }

  /// Orders positions as they follow each other in the text.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }

  /// The position as compilers write it, `LINE:COLUMN`.
  public var description: String { "\(line):\(column)" }
}
