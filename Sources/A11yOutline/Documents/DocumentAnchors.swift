/// The identifiers that a document gives to places inside it, and the links that lead to them.
///
/// A node has one identifier; where the source gives it several, links to the others are led to
/// the one it has.
struct DocumentAnchors {
  private var waiting: [String] = []

  /// The identifier that a node has, by another one that the source gives it.
  private(set) var aliases: [String: String] = [:]

  /// Notes an identifier for the next node.
  mutating func add(_ identifier: String) {
    if !identifier.isEmpty { waiting.append(identifier) }
  }

  /// Whether an identifier waits for the next node.
  var isWaiting: Bool { !waiting.isEmpty }

  /// Gives a node the identifiers that wait.
  mutating func name(_ content: inout NodeContent) {
    guard !waiting.isEmpty else { return }
    let own = content.identifier ?? waiting[0]
    content.identifier = own
    for identifier in waiting where identifier != own {
      if aliases[identifier] == nil { aliases[identifier] = own }
    }
    waiting.removeAll()
  }

  /// Takes an attribute such as `{#id}` from the end of a heading's text.
  static func takeAttribute(from text: inout String) -> String? {
    guard text.hasSuffix("}"), let start = text.range(of: "{#")?.lowerBound else { return nil }
    let inside = text[start...].dropFirst(2).dropLast()
    guard let identifier = inside.split(separator: " ").first, !inside.contains("}") else {
      return nil
    }
    text = String(text[..<start]).trimmed ?? ""
    return String(identifier)
  }

  /// Leads links to the identifiers that nodes have.
  func resolve(in outline: inout Outline) {
    guard !aliases.isEmpty else { return }
    for index in outline.details.indices {
      guard let target = outline.details[index].storage?.fields.target, target.hasPrefix("#"),
        let identifier = aliases[String(target.dropFirst())]
      else { continue }
      outline.details[index].update { $0.target = "#" + identifier }
    }
  }
}
