/// A kind of node that a quick key looks for.
enum NodeKind: Hashable, Sendable {
  case heading, link, list, listItem, table, quote, code, landmark, note, paragraph
  case toggle, group, openToDo, groupOrControl, button, image
  case headingOfLevel(Int)
  case itemAtLevel(Int)

  /// Whether a node is of the kind.
  func matches(_ node: Outline.Node, in outline: Outline) -> Bool {
    switch self {
    case .heading: node.role == .heading
    case .link: node.role == .link
    case .list: node.role == .list || isFirstOfList(node, in: outline)
    case .listItem: node.role == .listItem
    case .table: node.role == .table
    case .quote: node.role == .quote
    case .code: node.role == .code
    case .landmark: node.role == .landmark
    case .note: node.role == .note
    case .paragraph: node.role == .paragraph
    case .toggle: node.role == .toggle || node.role == .checkbox || node.role == .toDo
    case .group: node.isGroup
    case .openToDo: node.role == .toDo && node.value != NeutralValue.checked
    case .groupOrControl: node.isGroup || node.role.isControl
    case .button: node.role == .button
    case .image: node.role == .image || node.role == .figure
    case .headingOfLevel(let level):
      node.role == .heading && (node.content.headingLevel ?? node.level) == level
    case .itemAtLevel(let level): node.level == level
    }
  }

  /// The name of the kind.
  var phrase: Phrase {
    switch self {
    case .heading: .kindHeading
    case .link: .kindLink
    case .list: .kindList
    case .listItem: .kindListItem
    case .table: .kindTable
    case .quote: .kindQuote
    case .code: .kindCode
    case .landmark: .kindLandmark
    case .note: .kindNote
    case .paragraph: .kindParagraph
    case .toggle: .kindToggle
    case .group: .kindGroup
    case .openToDo: .kindToDo
    case .groupOrControl: .kindGroupOrControl
    case .button: .kindButton
    case .image: .kindImage
    case .headingOfLevel: .kindHeadingLevel
    case .itemAtLevel: .kindItemLevel
    }
  }

  /// The values of the name.
  var values: [String: String] {
    switch self {
    case .headingOfLevel(let level), .itemAtLevel(let level): ["level": String(level)]
    default: [:]
    }
  }

  /// Sources whose lists are no nodes of their own have list items that follow each other.
  private func isFirstOfList(_ node: Outline.Node, in outline: Outline) -> Bool {
    guard node.role == .listItem else { return false }
    if let parent = outline.parent(of: node.id), outline[parent].role == .list { return false }
    return outline.previousSibling(of: node.id).map { outline[$0].role != .listItem } ?? true
  }
}
