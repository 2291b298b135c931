/// Writes Org: every node is a headline, so that any depth keeps its nature.
public struct OrgWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as Org.
  ///
  /// - Complexity: O(size of the outline), and of the stars that its depth needs.
  public func text(of outline: Outline) -> String {
    var text = ""
    if let title = outline.title { text += "#+TITLE: \(title)\n" }
    if let language = outline.language { text += "#+LANGUAGE: \(language)\n" }
    for node in outline.writtenNodes {
      text += String(repeating: "*", count: node.level) + " "
      if node.role == .toDo {
        text += node.value == NeutralValue.checked ? "DONE " : "TODO "
      }
      text += Self.label(of: node) + "\n"
    }
    return text
  }

  private static func label(of node: Outline.Node) -> String {
    let name = node.name.trimmed ?? "-"
    guard let target = node.content.target else { return name }
    let parts = [target, name].map { $0.filter { !"[]".contains($0) } }
    return "[[\(parts[0])][\(parts[1])]]"
  }
}
