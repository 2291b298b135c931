@testable import A11yOutline

extension ViewHost {
  /// The shown nodes as lines: two spaces a level, the name, then role, value, state and count
  /// where there are any.
  var lines: [String] {
    outline.visibleNodes.map { node in
      var parts = [node.name]
      if node.role != .text, node.role != .group { parts.append(node.role.rawValue) }
      if let value = node.value { parts.append(value) }
      if let expansion = node.expansionValue { parts.append(expansion) }
      if node.isExpanded == false { parts.append("\(node.childCount)") }
      if !node.isEnabled { parts.append("unavailable") }
      return String(repeating: "  ", count: node.level - 1) + parts.joined(separator: ", ")
    }
  }

  /// The first node of a name, shown or not.
  func node(_ name: String) -> NodeID? {
    outline.nodes.first { $0.name == name }?.id
  }

  /// The identity of a name that has to be there.
  func id(_ name: String) throws -> NodeID {
    guard let id = node(name) else { throw MissingNode(name: name) }
    return id
  }

  @discardableResult
  func open(_ name: String) throws -> Bool { setExpanded(try id(name), true) }

  @discardableResult
  func close(_ name: String) throws -> Bool { setExpanded(try id(name), false) }

  @discardableResult
  func press(_ name: String) throws -> Bool { activate(try id(name)) }
}

struct MissingNode: Error {
  let name: String
}
