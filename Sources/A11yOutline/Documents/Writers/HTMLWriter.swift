/// Writes one web page that needs nothing else: nested disclosures that work with a keyboard and a
/// screen reader in any browser.
///
/// Groups are `<details>` in lists, so that browsers give them a name, a state, a place among
/// their siblings and a way to open them without a script.
public struct HTMLWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as a page.
  ///
  /// - Complexity: O(size of the outline).
  public func text(of outline: Outline) -> String {
    let title = (outline.title ?? "Outline").escapedForMarkup
    let language = (outline.language ?? "en").escapedForMarkup
    var html = """
      <!DOCTYPE html>
      <html lang="\(language)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      body { font: 1.1rem/1.5 sans-serif; max-width: 45rem; margin: 1rem auto; padding: 0 1rem; }
      summary { cursor: pointer; }
      ul { list-style: none; padding-left: 1.25rem; }
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>

      """
    var open: [Int] = []
    let nodes = outline.writtenNodes
    if !nodes.isEmpty { html += "<ul>\n" }
    for node in nodes {
      while let level = open.last, level >= node.level {
        open.removeLast()
        html += "</ul>\n</details></li>\n"
      }
      if node.isGroup {
        html += "<li\(Self.attributes(of: node))><details\(node.isExpanded == true ? " open" : "")>"
        html += "<summary>\(Self.label(of: node))</summary>\n<ul>\n"
        open.append(node.level)
      } else {
        html += "<li\(Self.attributes(of: node))>\(Self.label(of: node))</li>\n"
      }
    }
    for _ in open { html += "</ul>\n</details></li>\n" }
    if !nodes.isEmpty { html += "</ul>\n" }
    return html + "</main>\n</body>\n</html>\n"
  }

  private static func attributes(of node: Outline.Node) -> String {
    var attributes = ""
    if let identifier = node.content.identifier, !identifier.isEmpty, !identifier.contains(" ") {
      attributes += " id=\"\(identifier.escapedForMarkup)\""
    }
    if let language = node.content.language {
      attributes += " lang=\"\(language.escapedForMarkup)\""
    }
    return attributes
  }

  private static func label(of node: Outline.Node) -> String {
    let name = (node.name.trimmed ?? (node.role == .separator ? "" : "untitled")).escapedForMarkup
    switch node.role {
    case .link:
      guard let target = node.content.target else { return name }
      return "<a href=\"\(safe(target).escapedForMarkup)\">\(name)</a>"
    case .toDo, .checkbox, .toggle:
      let isOn = [NeutralValue.checked, NeutralValue.on].contains(node.value)
      return "<label><input type=\"checkbox\" disabled\(isOn ? " checked" : "")> \(name)</label>"
    case .code: return "<code>\(name)</code>"
    case .quote: return node.isGroup ? name : "<blockquote>\(name)</blockquote>"
    case .separator: return "<hr>"
    case .image:
      // Only the words: a picture would be fetched.
      return "<span role=\"img\" aria-label=\"\(name)\">\(name)</span>"
    default:
      return node.content.headingLevel.map { "<h\(min($0 + 1, 6))>\(name)</h\(min($0 + 1, 6))>" }
        ?? name
    }
  }

  /// An address that runs no script when it is followed.
  private static func safe(_ target: String) -> String {
    let scheme = target.prefix { $0 != ":" }.lowercased().filter { !$0.isWhitespace }
    return ["javascript", "vbscript", "data"].contains(scheme) ? "#" : target
  }
}
