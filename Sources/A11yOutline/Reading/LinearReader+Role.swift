extension LinearReader {
  /// The word for what a node is; `nil` when its role is silent at this verbosity.
  ///
  /// A group, a list item and static text are silent but in verbose, where nothing is. A heading
  /// that is the label of a group is told by its state and level.
  func role(of node: Outline.Node) -> String? {
    switch node.role {
    case .heading:
      if !node.isGroup || verbosity == .verbose { return headingRole(of: node) }
      return nil
    case .table: return tableRole(of: node)
    case .text, .paragraph, .group, .list, .listItem, .row, .cell, .separator:
      // A rule without a name is called by its role.
      let isNamedByRole = node.role == .separator && node.name.isEmpty
      return verbosity == .verbose && !isNamedByRole ? words(silentRole(of: node)) : nil
    default:
      let word = words(node.role.phrase)
      // A quote without words of its own is called "quote"; that is said once.
      return node.role.isContainer && node.name == word ? nil : word
    }
  }

  private func silentRole(of node: Outline.Node) -> Phrase {
    let isPlain = node.role == .text || node.role == .paragraph
    return node.isGroup && isPlain ? .roleGroup : node.role.phrase
  }

  private func headingRole(of node: Outline.Node) -> String {
    if node.isGroup, node.content.headingLevel == nil { return words(.roleHeading) }
    return words(.headingLevel, ["level": String(node.content.headingLevel ?? node.level)])
  }

  private func tableRole(of node: Outline.Node) -> String {
    guard let rows = node.content.rows, let columns = node.content.columns else {
      return words(.roleTable)
    }
    return words(
      .tableSize,
      [
        "rows": words(.rowCount, count: rows),
        "columns": words(.columnCount, count: columns),
      ]
    )
  }
}

extension Outline.Role {
  /// The word for the role.
  var phrase: Phrase {
    switch self {
    case .text: .roleText
    case .group: .roleGroup
    case .heading: .roleHeading
    case .link: .roleLink
    case .toggle: .roleToggle
    case .checkbox: .roleCheckbox
    case .button: .roleButton
    case .image: .roleImage
    case .table: .roleTable
    case .row: .roleRow
    case .cell: .roleCell
    case .code: .roleCode
    case .quote: .roleQuote
    case .landmark: .roleLandmark
    case .list: .roleList
    case .listItem: .roleListItem
    case .paragraph: .roleParagraph
    case .separator: .roleSeparator
    case .figure: .roleFigure
    case .note: .roleNote
    case .toDo: .roleToDo
    }
  }

  /// Whether activating the node does something in any source.
  var isControl: Bool {
    switch self {
    case .link, .toggle, .checkbox, .button, .toDo: true
    default: false
    }
  }

  /// Whether the reader says that it comes in and, in verbose, goes out.
  var isContainer: Bool {
    switch self {
    case .landmark, .quote, .code, .table: true
    default: false
    }
  }
}
