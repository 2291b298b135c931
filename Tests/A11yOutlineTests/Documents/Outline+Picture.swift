import A11yOutline
import Foundation

extension Outline {
  /// The outline as indented text: one line a node, its name, then what differs from plain text.
  var picture: String {
    nodes.map { node in
      let indentation = String(repeating: "  ", count: node.level - 1)
      return indentation + ([node.name] + node.facts).joined(separator: " | ")
    }
    .joined(separator: "\n")
  }

  /// Reads a text, which tests write out in full.
  init(text: String, format: DocumentFormat? = nil, name: String = "-") throws {
    try self.init(data: Data(text.utf8), format: format, name: name)
  }

  /// The places of all nodes, in preorder.
  var positions: [String] {
    nodes.map { node in
      node.content.source.map { "\($0) \(node.name)" } ?? "nowhere \(node.name)"
    }
  }
}

extension Outline.Node {
  fileprivate var facts: [String] {
    var facts: [String] = []
    if role != .text { facts.append(role.rawValue) }
    if let level = content.headingLevel { facts.append("h\(level)") }
    if let value { facts.append(value) }
    if let rows = content.rows, let columns = content.columns { facts.append("\(rows)x\(columns)") }
    if let target = content.target { facts.append("-> \(target)") }
    if let description = content.description { facts.append("(\(description))") }
    if isInline { facts.append("inline") }
    if isHidden { facts.append("hidden") }
    if isExpanded == true { facts.append("open") }
    if isExpanded == false { facts.append("closed") }
    return facts
  }
}
