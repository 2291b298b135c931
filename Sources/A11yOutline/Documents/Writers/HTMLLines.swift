/// The elements of a web page while it is written.
struct HTMLLines {
  private(set) var html = ""

  private let tree: WrittenTree
  /// What is open: the index after the last node in it, and the tags that end it.
  private var open: [(end: Int, closing: String)] = []

  init(_ tree: WrittenTree) {
    self.tree = tree
  }

  /// Writes all nodes as items of a list.
  mutating func write() {
    guard !tree.nodes.isEmpty else { return }
    html += "<ul>\n"
    var index = 0
    while index < tree.nodes.count {
      while let last = open.last, last.end <= index {
        html += last.closing
        open.removeLast()
      }
      index = write(index)
    }
    while let last = open.popLast() { html += last.closing }
    html += "</ul>\n"
  }

  /// Writes a node, with what is below it where it is one block.
  ///
  /// - Returns: The index of the next node to write.
  private mutating func write(_ index: Int) -> Int {
    let node = tree.nodes[index]
    html += "<li\(Self.attributes(of: node))>"
    if let code = tree.code(index) {
      let kind = code.language.map { " class=\"language-\($0.escapedForMarkup)\"" } ?? ""
      let lines = code.lines.map(\.escapedForMarkup).joined(separator: "\n")
      html += "<pre><code\(kind)>\(lines)</code></pre></li>\n"
      return node.end
    }
    if let table = tree.table(index) {
      html += "\n\(Self.table(table))</li>\n"
      return node.end
    }
    let label = Self.label(of: node)
    if tree.isLeaf(index), node.isExpanded == nil {
      html += Self.leaf(node, label) + "</li>\n"
      return index + 1
    }
    let (opening, closing) = Self.group(node, label)
    html += opening + "\n<ul>\n"
    open.append((node.end, "</ul>\n\(closing)</li>\n"))
    return index + 1
  }

  // MARK: Elements

  /// The tags around what a group holds.
  private static func group(_ node: WrittenNode, _ label: String) -> (String, String) {
    let name = node.name.escapedForMarkup
    switch node.role {
    case .landmark: return ("<section aria-label=\"\(name)\">", "</section>")
    case .figure: return ("<figure><figcaption>\(label)</figcaption>", "</figure>")
    case .quote: return ("<blockquote><p>\(label)</p>", "</blockquote>")
    default:
      let state = node.isExpanded == true ? " open" : ""
      let description = title(of: node)
      return (
        "<details\(state)\(description)><summary>\(leaf(node, label))</summary>", "</details>"
      )
    }
  }

  private static func leaf(_ node: WrittenNode, _ label: String) -> String {
    let isOn = [NeutralValue.checked, NeutralValue.on].contains(node.content.value)
    switch node.role {
    case .toDo, .checkbox:
      let state = (isOn ? " checked" : "") + (node.role == .toDo ? " disabled" : "")
      return "<label><input type=\"checkbox\"\(state)> \(label)</label>"
    case .toggle: return "<button type=\"button\" aria-pressed=\"\(isOn)\">\(label)</button>"
    case .button: return "<button type=\"button\">\(label)</button>"
    case .quote: return "<blockquote>\(label)</blockquote>"
    case .note: return "<div role=\"doc-footnote\">\(label)</div>"
    case .separator: return "<hr>"
    case .code: return "<code>\(label)</code>"
    case .heading:
      let level = node.content.headingLevel ?? 2
      let stated = level > 6 ? " aria-level=\"\(level)\"" : ""
      let tag = "h\(min(max(level, 1), 6))"
      return "<\(tag)\(stated)\(title(of: node))>\(label)</\(tag)>"
    default: return label
    }
  }

  private static func table(_ table: WrittenTree.Table) -> String {
    var html = "<table role=\"table\">\n"
    if !table.headers.isEmpty {
      let cells = table.headers.map { header in
        header.isEmpty ? "<td></td>" : "<th scope=\"col\">\(header.escapedForMarkup)</th>"
      }
      html += "<thead><tr>\(cells.joined())</tr></thead>\n"
    }
    html += "<tbody>\n"
    for row in table.rows {
      html += "<tr>\(row.map { "<td>\(label(of: $0))</td>" }.joined())</tr>\n"
    }
    return html + "</tbody>\n</table>"
  }

  // MARK: Texts

  private static func label(of node: WrittenNode) -> String {
    if node.spans.isEmpty, node.content.target != nil || node.role == .image {
      return label(of: [(node.name, node.content)])
    }
    return node.name.isEmpty && node.role != .separator ? "untitled" : label(of: node.pieces())
  }

  private static func label(of pieces: [WrittenNode.Piece]) -> String {
    pieces.map { piece in
      let text = piece.text.escapedForMarkup
      guard let span = piece.span else { return text }
      // Of a picture only the words: it would be fetched.
      if span.role == .image { return "<span role=\"img\" aria-label=\"\(text)\">\(text)</span>" }
      guard let target = span.target.map(safe) else { return text }
      return "<a href=\"\(target.escapedForMarkup)\"\(title(span.description))>\(text)</a>"
    }
    .joined()
  }

  private static func attributes(of node: WrittenNode) -> String {
    var attributes = ""
    if let identifier = node.content.identifier, !identifier.isEmpty, !identifier.contains(" ") {
      attributes += " id=\"\(identifier.escapedForMarkup)\""
    }
    if let language = node.content.language {
      attributes += " lang=\"\(language.escapedForMarkup)\""
    }
    if let direction = node.content.direction { attributes += " dir=\"\(direction.rawValue)\"" }
    return attributes
  }

  private static func title(of node: WrittenNode) -> String {
    node.content.target == nil ? title(node.content.description) : ""
  }

  private static func title(_ description: String?) -> String {
    description.map { " title=\"\($0.escapedForMarkup)\"" } ?? ""
  }

  /// An address that runs no script when it is followed.
  private static func safe(_ target: String) -> String {
    let scheme = target.prefix { $0 != ":" }.lowercased().filter { !$0.isWhitespace }
    return ["javascript", "vbscript", "data"].contains(scheme) ? "#" : target
  }
}
