/// Writes OPML 2.
///
/// To-dos keep their mark, links their address, texts the links inside them, as outliners have
/// them; what is open goes into `expansionState`. What OPML has no word for is kept in attributes
/// of a namespace of our own, which other programs pass over.
public struct OPMLWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as OPML.
  ///
  /// - Complexity: O(size of the outline).
  public func text(of outline: Outline) -> String {
    let nodes = WrittenTree(outline).nodes
    var xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <opml version="2.0" xmlns:\(OPMLField.prefix)="\(OPMLField.namespace)">
      <head>

      """
    if let title = outline.title { xml += "<title>\(title.escapedForMarkup)</title>\n" }
    if let language = outline.language {
      xml +=
        "<\(OPMLField.prefix):language>\(language.escapedForMarkup)</\(OPMLField.prefix):language>\n"
    }
    let lines = Self.expandedLines(of: nodes).map(String.init).joined(separator: ",")
    xml += "<expansionState>\(lines)</expansionState>\n</head>\n<body>\n"
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let end = open.last, end <= index {
        open.removeLast()
        xml += "</outline>\n"
      }
      xml += "<outline" + Self.attributes(of: node)
      if node.end > index + 1 {
        xml += ">\n"
        open.append(node.end)
      } else {
        xml += "/>\n"
      }
    }
    for _ in open { xml += "</outline>\n" }
    return xml + "</body>\n</opml>\n"
  }

  private static func attributes(of node: WrittenNode) -> String {
    let content = node.content
    var attributes = " text=\"\(text(of: node))\""
    func add(_ name: String, _ value: String?) {
      if let value { attributes += " \(name)=\"\(value.escapedForMarkup)\"" }
    }
    add("description", content.description)
    var implied = Outline.Role.text
    if let target = content.target {
      attributes += " type=\"link\" url=\"\(target.escapedForMarkup)\""
      implied = .link
    } else if node.role == .note {
      attributes += " isComment=\"true\""
      implied = .note
    }
    if node.role == .toDo {
      let isChecked = content.value == NeutralValue.checked
      let isMixed = content.value == NeutralValue.mixed
      attributes += " _complete=\"\(isMixed ? "indeterminate" : "\(isChecked)")\""
      implied = .toDo
    } else {
      add(OPMLField.value.attribute, content.value)
    }
    add(OPMLField.role.attribute, node.role == implied ? nil : node.role.rawValue)
    add(OPMLField.level.attribute, content.headingLevel.map(String.init))
    add(OPMLField.hint.attribute, content.hint)
    add(OPMLField.language.attribute, content.language)
    add(OPMLField.identifier.attribute, content.identifier)
    add(OPMLField.rows.attribute, content.rows.map(String.init))
    add(OPMLField.columns.attribute, content.columns.map(String.init))
    add(OPMLField.isDisabled.attribute, content.isEnabled ? nil : "true")
    return attributes
  }

  /// The text as the HTML that the attribute holds, where a tag or a reference in it is meant.
  private static func text(of node: WrittenNode) -> String {
    let pieces = node.spans.isEmpty ? [(text: node.name, span: nil)] : node.pieces()
    let isPlain = node.spans.isEmpty && !node.name.contains { $0 == "<" || $0 == "&" }
    if isPlain { return node.name.escapedForMarkup }
    let html = pieces.map { piece -> String in
      let text = piece.text.escapedForMarkup
      guard let span = piece.span else { return text }
      let target = span.target?.escapedForMarkup
      if span.role == .image {
        return "<img alt=\"\(text)\"\(target.map { " src=\"\($0)\"" } ?? "")>"
      }
      return target.map { "<a href=\"\($0)\">\(text)</a>" } ?? text
    }
    return html.joined().escapedForMarkup
  }

  /// The lines that are open, counted among those that are shown.
  private static func expandedLines(of nodes: [WrittenNode]) -> [Int] {
    var lines: [Int] = []
    var line = 0
    var closedDepth = Int.max
    for node in nodes {
      if node.depth > closedDepth { continue }
      closedDepth = .max
      line += 1
      if node.isExpanded == true { lines.append(line) }
      if node.isExpanded == false { closedDepth = node.depth }
    }
    return lines
  }
}
