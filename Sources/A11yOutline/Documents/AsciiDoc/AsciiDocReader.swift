/// Reads AsciiDoc: sections, lists, delimited blocks, tables of one line a row, and links.
///
/// A block marked `[%collapsible]` is a group that is open only when the document says so.
public struct AsciiDocReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    try AsciiDocAssembly.outline(of: input)
  }
}
