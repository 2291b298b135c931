/// Reads AsciiDoc: sections, lists, delimited blocks, tables of one line a row, and links.
///
/// A block marked `[%collapsible]` is a group that is open only when the document says so.
public struct AsciiDocReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    var builder = OutlineBuilder()
    builder.warnings = text.warnings
    var assembly = AsciiDocAssembly(builder)
    text.withUTF8 { utf8 in
      for line in TextLines(utf8) { assembly.take(line) }
    }
    return assembly.finish()
  }
}
