/// Reads Org: headlines with to-do words, priorities and tags, lists with check boxes, blocks,
/// tables, drawers and links, and the folding that the file asks for.
///
/// Headlines and lists of any depth keep their nature (jgm/pandoc#6145). Drawers are closed groups.
/// Tags and priorities are the description of their headline.
public struct OrgReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    var builder = OutlineBuilder()
    builder.warnings = text.warnings
    var assembly = OrgAssembly(builder)
    text.withUTF8 { utf8 in
      assembly.takeSettings(from: utf8)
      for line in TextLines(utf8) { assembly.take(line) }
    }
    return assembly.finish()
  }
}
