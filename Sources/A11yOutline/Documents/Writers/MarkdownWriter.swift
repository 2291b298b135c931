/// Writes Markdown: headings where they own what follows, lists for what nests, and paragraphs,
/// quotes, code, tables and disclosures as they are.
public struct MarkdownWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as Markdown.
  ///
  /// - Complexity: O(size of the outline), and of the indentation that its depth needs.
  public func text(of outline: Outline) -> String {
    var lines = MarkdownLines(outline)
    lines.write()
    return lines.text
  }
}
