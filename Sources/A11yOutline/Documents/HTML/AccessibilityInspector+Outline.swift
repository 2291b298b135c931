extension AccessibilityInspector.Record {
  /// What is known of one node of an outline that is not a web page.
  ///
  /// The roles are those that a page would have: a group is a `treeitem`, as it would be in a tree.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isExposed: Whether neither the node nor one around it is hidden.
  init(_ node: Outline.Node, isExposed: Bool) {
    var states = AccessibilityStates()
    if let isExpanded = node.isExpanded {
      states.set(.expandable, true)
      states.set(.expanded, isExpanded)
    }
    switch node.value {
    case "checked", "not checked", "mixed":
      states.set(.checkable, true)
      states.set(.checked, node.value == "checked")
      if node.value == "mixed" { states.set(.mixed, true) }
    case "On", "Off": states.set(.pressed, node.value == "On")
    default: states.set(.value, node.value)
    }
    if !node.isEnabled { states.set(.disabled, true) }
    states.set(.level, node.content.headingLevel ?? node.level)
    if let position = node.position {
      states.set(.positionInSet, position)
      states.set(.setSize, node.siblingCount)
    }
    element = node.role.rawValue
    identifier = node.content.identifier
    role = (Self.roles[node.role] ?? .treeItem).token
    name = node.name
    description = node.content.description ?? ""
    self.states = states
    direction = node.content.direction
    self.isExposed = isExposed
    position = node.content.source
    depth = node.level - 1
  }

  private static let roles: [Outline.Role: AccessibleRole] = [
    .heading: .heading, .link: .link, .toggle: .button, .checkbox: .checkbox, .button: .button,
    .image: .image, .table: .table, .row: .row, .cell: .cell, .code: .code, .quote: .blockQuote,
    .landmark: .region, .list: .list, .listItem: .listItem, .paragraph: .paragraph,
    .separator: .separator, .figure: .figure, .note: .note, .toDo: .checkbox,
  ]
}
