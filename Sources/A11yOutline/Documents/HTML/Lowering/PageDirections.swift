/// The directions of the parts of a page that states one (HTML Standard, section 3.2.6.4).
struct PageDirections {
  private var directions: [Outline.Direction]

  /// The direction of a node.
  subscript(node: Int) -> Outline.Direction { directions[node] }

  /// Finds the directions; `nil` if no part of the page runs from right to left.
  ///
  /// - Complexity: O(*n*) in the size of the page: a part whose direction its text tells looks
  ///   into no other such part.
  init?(_ document: HTMLDocument) {
    guard
      document.attributes.contains(where: { $0.name == "dir" })
        || document.types.contains(where: { $0.name == "bdi" })
    else { return nil }
    directions = Array(repeating: .leftToRight, count: document.count)
    for node in 0..<document.count {
      let outer = document.parent(node).map { directions[$0] } ?? .leftToRight
      directions[node] = outer
      guard document.isElement(node) else { continue }
      switch Self.statement(of: node, document) {
      case .direction(let direction): directions[node] = direction
      case .byText: directions[node] = Self.ofText(in: node, document) ?? .leftToRight
      case nil:
        if document.isHTML(node, "bdi") {
          directions[node] = Self.ofText(in: node, document) ?? outer
        }
      }
    }
    guard directions.contains(.rightToLeft) else { return nil }
  }

  /// Whether the `dir` attribute of an element states a direction, if only that its text tells it.
  static func isStated(by node: Int, _ document: HTMLDocument) -> Bool {
    statement(of: node, document) != nil
  }

  /// What the `dir` attribute of an element says.
  private enum Statement {
    case direction(Outline.Direction)
    case byText
  }

  private static func statement(of node: Int, _ document: HTMLDocument) -> Statement? {
    guard document.nodes[node].attributeCount > 0,
      let word = document.attribute("dir", of: node)?.lowercased()
    else { return nil }
    return word == "auto" ? .byText : Outline.Direction(rawValue: word).map { .direction($0) }
  }

  /// The direction of the first letter inside of an element, or of what is entered in it.
  private static func ofText(in node: Int, _ document: HTMLDocument) -> Outline.Direction? {
    if document.isHTML(node, "input", "textarea") {
      return document.fieldValue(of: node).firstStrongDirection
    }
    var current = node + 1
    while current < document.end(node) {
      if document.nodes[current].kind == .text,
        let direction = document.nodes[current].content.firstStrongDirection
      {
        return direction
      }
      let isApart =
        document.isHTML(current, "bdi", "script", "style", "textarea")
        || (document.isElement(current) && statement(of: current, document) != nil)
      current = isApart ? document.end(current) : current + 1
    }
    return nil
  }
}
