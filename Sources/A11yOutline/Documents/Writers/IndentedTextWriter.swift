/// Writes names, one a line, indented by a tab a level.
public struct IndentedTextWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as lines; what is inline or hidden is left out.
  ///
  /// - Complexity: O(size of the outline), and of the tabs that its depth needs.
  public func text(of outline: Outline) -> String {
    var text = ""
    for node in outline.writtenNodes {
      text += String(repeating: "\t", count: node.level - 1)
      text += node.name.trimmed ?? "-"
      text += "\n"
    }
    return text
  }
}
