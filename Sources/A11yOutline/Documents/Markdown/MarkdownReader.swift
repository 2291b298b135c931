/// Reads CommonMark with the extensions of GitHub: tables, task items, strikethrough, autolinks.
///
/// Headings own what follows them until the next heading of their level or a higher one. List
/// items and quotes are called by their first paragraph and own the rest; lists themselves are no
/// nodes, for levels and positions tell them. An ordered item keeps its number in its name,
/// because steps refer to each other by it and positions are not spoken at every move.
public struct MarkdownReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    return try text.withUTF8 { utf8 in
      let header = FrontMatter(of: utf8)
      var builder = OutlineBuilder(title: header.title, language: header.language)
      builder.warnings = text.warnings
      builder.reserveCapacity(forDocumentOf: utf8.count)
      var assembly = MarkdownAssembly(builder, utf8: utf8)
      guard MarkdownParser.parse(utf8, from: header.end, into: &assembly) else {
        throw input.error("there is not enough memory for it")
      }
      return assembly.finish()
    }
  }
}
