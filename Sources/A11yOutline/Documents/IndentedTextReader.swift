/// Reads lines that stand in each other by their indentation.
///
/// Tabs, spaces and both mixed are accepted. A line belongs to the nearest line above it that is
/// indented less; so a dedent that fits no earlier line, and one that skips levels, still find
/// their place (jgm/pandoc#744). Every line with text is a node, also one that looks like a
/// comment.
public struct IndentedTextReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    var builder = OutlineBuilder()
    builder.warnings = text.warnings
    return text.withUTF8 { utf8 in
      builder.reserveCapacity(forDocumentOf: utf8.count)
      let unit = IndentationUnit(inferredFrom: utf8)
      /// The widths of the last line and the lines it stands in, outermost first.
      var open: [Int] = []
      for line in IndentedLines(utf8) {
        let width = unit.width(of: utf8[line.indentation])
        while let last = open.last, last >= width { open.removeLast() }
        builder.append(
          text: UnsafeBufferPointer(rebasing: utf8[line.text]),
          source: SourcePosition(line: line.number, column: line.indentation.count + 1),
          depth: open.count
        )
        open.append(width)
      }
      return builder.build()
    }
  }
}
