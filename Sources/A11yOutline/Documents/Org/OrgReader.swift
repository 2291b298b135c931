/// Reads Org: headlines with to-do words, priorities and tags, lists with check boxes, blocks,
/// tables, drawers and links, and the folding that the file asks for.
///
/// Headlines and lists of any depth keep their nature (jgm/pandoc#6145). Drawers are closed groups.
/// Tags and priorities are the description of their headline. A quote is called by its first
/// paragraph and holds the rest. A link to an image file is an image, called by its caption or its
/// alternative text; a reference to a footnote is a link to it.
public struct OrgReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    try OrgAssembly.outline(of: input)
  }
}
