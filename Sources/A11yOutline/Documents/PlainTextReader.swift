/// Reads prose: paragraphs with blank lines between them.
public struct PlainTextReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    var builder = OutlineBuilder()
    builder.warnings = text.warnings
    text.withUTF8 { utf8 in
      var paragraph = InlineText()
      func flush() {
        guard let source = paragraph.source else { return }
        let content = NodeContent(name: paragraph.text, role: .paragraph, source: source)
        builder.append(content, depth: 0)
        paragraph.removeAll()
      }
      for line in TextLines(utf8) {
        if line.isBlank {
          flush()
        } else {
          paragraph.begin(at: line.position)
          paragraph.append(line.whole)
          paragraph.append(CollectionOfOne(0x20))
        }
      }
      flush()
    }
    return builder.build()
  }
}
