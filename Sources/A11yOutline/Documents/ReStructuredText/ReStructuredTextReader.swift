/// Reads reStructuredText: titles by their underlines, lists, literal blocks, directives, links.
///
/// The levels of titles follow from the order in which their styles first appear, as docutils has
/// it.
public struct ReStructuredTextReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    var builder = OutlineBuilder()
    builder.warnings = text.warnings
    var assembly = ReStructuredTextAssembly(builder)
    text.withUTF8 { utf8 in
      for line in TextLines(utf8) { assembly.take(line) }
    }
    return assembly.finish()
  }
}
