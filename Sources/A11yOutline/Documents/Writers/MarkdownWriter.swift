/// Writes Markdown: headings for what is one, list items for everything else that nests.
public struct MarkdownWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as Markdown.
  ///
  /// - Complexity: O(size of the outline), and of the indentation that its depth needs.
  public func text(of outline: Outline) -> String {
    var lines = MarkdownLines()
    if let title = outline.title, !title.isEmpty { lines.addTitle(title, of: outline) }
    for node in outline.writtenNodes { lines.add(node) }
    return lines.text
  }
}
