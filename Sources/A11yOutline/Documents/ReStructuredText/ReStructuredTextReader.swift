/// Reads reStructuredText: titles by their underlines, lists, literal blocks, directives, links.
///
/// The levels of titles follow from the order in which their styles first appear, as docutils has
/// it.
public struct ReStructuredTextReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    try ReStructuredTextAssembly.outline(of: input)
  }
}
