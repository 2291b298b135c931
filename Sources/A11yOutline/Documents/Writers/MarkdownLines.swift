/// The lines of a Markdown document while it is written.
struct MarkdownLines {
  private(set) var text = ""

  /// The levels of the list items that are open, outermost first, with the columns of their text.
  private var items: [(level: Int, column: Int)] = []
  private var followsItem = false

  /// Writes the title as the sole heading of level one, or as a header when the outline has others.
  mutating func addTitle(_ title: String, of outline: Outline) {
    let hasTopHeading = outline.nodes.contains { $0.content.headingLevel == 1 }
    if hasTopHeading || title.contains("\n") {
      text += "---\ntitle: \"\(title.replacing("\"", with: "'"))\"\n---\n\n"
    } else {
      text += "# \(title.escapedForMarkdown)\n\n"
    }
  }

  /// Writes one node.
  mutating func add(_ node: Outline.Node) {
    while let last = items.last, last.level >= node.level { items.removeLast() }
    if items.isEmpty, node.role == .heading, let level = node.content.headingLevel {
      separate()
      text += String(repeating: "#", count: min(level, 6)) + " \(label(of: node))\n\n"
      followsItem = false
    } else if items.isEmpty, !node.isGroup, let block = block(for: node) {
      separate()
      text += block + "\n\n"
      followsItem = false
    } else {
      addItem(node)
    }
  }

  private mutating func separate() {
    if followsItem { text += "\n" }
  }

  private mutating func addItem(_ node: Outline.Node) {
    let column = items.last?.column ?? 0
    var marker = "- "
    if node.role == .toDo {
      marker += node.value == NeutralValue.checked ? "[x] " : "[ ] "
    }
    text += String(repeating: " ", count: column) + marker + label(of: node) + "\n"
    items.append((node.level, column + 2))
    followsItem = true
  }

  private func block(for node: Outline.Node) -> String? {
    switch node.role {
    case .paragraph, .text: label(of: node)
    case .quote: "> " + label(of: node)
    case .separator: "---"
    case .code: "```\n\(node.name)\n```"
    case .link, .image: label(of: node)
    default: nil
    }
  }

  private func label(of node: Outline.Node) -> String {
    let name = node.name.escapedForMarkdown
    guard let target = node.content.target else { return name }
    let address = "<\(target.filter { !"<>\n".contains($0) })>"
    return node.role == .image ? "![\(name)](\(address))" : "[\(name)](\(address))"
  }
}

extension String {
  /// The text with a backslash before everything that Markdown could take for a mark.
  var escapedForMarkdown: String {
    var escaped = ""
    for (index, character) in enumerated() {
      if "\\`*_[]<>&|~!".contains(character) || (index == 0 && "#+-=:".contains(character)) {
        escaped += "\\"
      }
      escaped.append(character)
    }
    let number = escaped.prefix { $0.isNumber }
    if !number.isEmpty, number.count < 10, let mark = escaped[number.endIndex...].first,
      mark == "." || mark == ")"
    {
      escaped = number + "\\" + escaped[number.endIndex...]
    }
    return escaped.replacing("://", with: ":\\//").replacing("@", with: "\\@")
      .replacing("www.", with: "www\\.")
  }
}
