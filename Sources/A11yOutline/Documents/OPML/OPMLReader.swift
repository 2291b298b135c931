/// Reads OPML 1 and 2, as outliners and feed readers write it.
///
/// The text of an item may hold HTML, of which only the words, links and images stay. Notes
/// (`_note`) are the first children of their item, a mark of completion makes it a to-do, an
/// address makes it a link; nothing is ever fetched. `expansionState` says what is open.
public struct OPMLReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    return try text.withUTF8 { utf8 in
      var handler = OPMLHandler()
      handler.nodes.builder.reserveCapacity(forDocumentOf: utf8.count)
      let warnings = try XMLDocument.read(utf8, of: input, with: &handler)
      guard handler.isOPML else { throw input.error("there is no opml element in it") }
      handler.nodes.builder.warnings = text.warnings + warnings
      return handler.nodes.build()
    }
  }
}
