/// Writes OPML 2.
///
/// To-dos keep their mark and links their address; what is open goes into `expansionState`.
public struct OPMLWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as OPML.
  ///
  /// - Complexity: O(size of the outline).
  public func text(of outline: Outline) -> String {
    let nodes = outline.writtenNodes
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n<head>\n"
    if let title = outline.title { xml += "<title>\(title.escapedForMarkup)</title>\n" }
    let lines = Self.expandedLines(of: nodes).map(String.init).joined(separator: ",")
    xml += "<expansionState>\(lines)</expansionState>\n</head>\n<body>\n"
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let level = open.last, level >= node.level {
        open.removeLast()
        xml += "</outline>\n"
      }
      xml += "<outline" + Self.attributes(of: node)
      if index + 1 < nodes.count, nodes[index + 1].level > node.level {
        xml += ">\n"
        open.append(node.level)
      } else {
        xml += "/>\n"
      }
    }
    for _ in open { xml += "</outline>\n" }
    return xml + "</body>\n</opml>\n"
  }

  private static func attributes(of node: Outline.Node) -> String {
    var attributes = " text=\"\(node.name.escapedForOPML)\""
    if let description = node.content.description {
      attributes += " description=\"\(description.escapedForMarkup)\""
    }
    if node.role == .toDo {
      let isChecked = node.value == NeutralValue.checked
      let mark = node.value == NeutralValue.mixed ? "indeterminate" : "\(isChecked)"
      attributes += " _complete=\"\(mark)\""
    } else if let target = node.content.target {
      attributes += " type=\"link\" url=\"\(target.escapedForMarkup)\""
    } else if node.role == .note {
      attributes += " isComment=\"true\""
    }
    return attributes
  }

  /// The lines that are open, counted among those that are shown.
  private static func expandedLines(of nodes: [Outline.Node]) -> [Int] {
    var lines: [Int] = []
    var line = 0
    var closedLevel = Int.max
    for node in nodes {
      if node.level > closedLevel { continue }
      closedLevel = .max
      line += 1
      if node.isExpanded == true { lines.append(line) }
      if node.isExpanded == false { closedLevel = node.level }
    }
    return lines
  }
}

extension String {
  /// A text that is HTML inside an attribute of XML: a tag or reference in it is meant as text.
  fileprivate var escapedForOPML: String {
    contains("<") || contains("&")
      ? escapedForMarkup.escapedForMarkup : escapedForMarkup
  }
}
