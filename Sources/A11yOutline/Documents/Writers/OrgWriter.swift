/// Writes Org: headlines where they own what follows, lists for what nests, and paragraphs, quotes,
/// code, tables, links, tags and properties as they are.
public struct OrgWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as Org.
  ///
  /// - Complexity: O(size of the outline), and of the indentation that its depth needs.
  public func text(of outline: Outline) -> String {
    var lines = OrgLines(outline)
    lines.write()
    return lines.text
  }
}
