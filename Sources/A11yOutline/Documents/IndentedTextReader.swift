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
    text.withUTF8 { utf8 in
      let unit = IndentationUnit(inferredFrom: utf8)
      /// The widths of the last line and the lines it stands in, outermost first.
      var open: [Int] = []
      for line in IndentedLines(utf8) {
        let width = unit.width(of: utf8[line.indentation])
        while let last = open.last, last >= width { open.removeLast() }
        let content = NodeContent(
          name: String(decoding: utf8[line.text], as: UTF8.self),
          source: SourcePosition(line: line.number, column: line.indentation.count + 1)
        )
        builder.append(content, depth: open.count)
        open.append(width)
      }
    }
    return builder.finish()
  }
}
