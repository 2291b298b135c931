/// Writes the outline format of this library: one node a line, in a fixed order of members.
///
/// The state of every group is written, so that reading gives the outline as it was left. Lines
/// are not indented: at ten thousand levels indentation would be larger than the text by far.
public struct OutlineJSONWriter: DocumentWriter {
  /// Creates a writer.
  public init() {}

  /// The outline as JSON.
  ///
  /// - Complexity: O(size of the outline).
  public func text(of outline: Outline) -> String {
    var json = "{"
    if let title = outline.title { json += "\"title\":\(JSONText.quoted(title))," }
    if let language = outline.language { json += "\"language\":\(JSONText.quoted(language))," }
    json += "\"items\":["
    /// The levels of the groups whose array has not ended, outermost first.
    var open: [Int] = []
    var isFirst = true
    /// The identifiers so far: a document can have one twice, the format cannot.
    var identifiers: Set<String> = []
    for node in outline.nodes {
      let isNew = node.content.identifier.map { identifiers.insert($0).inserted } ?? true
      while let level = open.last, level >= node.level {
        open.removeLast()
        json += isFirst ? "]}" : "\n]}"
        isFirst = false
      }
      json += isFirst ? "\n" : ",\n"
      json += "{" + Self.members(of: node, hasIdentifier: isNew).joined(separator: ",")
      isFirst = node.isGroup
      if node.isGroup {
        json += ",\"children\":["
        open.append(node.level)
      } else {
        json += "}"
      }
    }
    for _ in open {
      json += isFirst ? "]}" : "\n]}"
      isFirst = false
    }
    return json + (outline.isEmpty ? "]}\n" : "\n]}\n")
  }

  private static func members(of node: Outline.Node, hasIdentifier: Bool) -> [String] {
    let content = node.content
    var members: [String] = []
    func add(_ field: OutlineField, _ json: String?) {
      if let json { members.append("\"\(field.rawValue)\":\(json)") }
    }
    add(.name, JSONText.quoted(content.name))
    add(.role, content.role == .text ? nil : JSONText.quoted(content.role.rawValue))
    add(.value, content.value.map { JSONText.quoted($0) })
    add(.hint, content.hint.map { JSONText.quoted($0) })
    add(.description, content.description.map { JSONText.quoted($0) })
    add(.language, content.language.map { JSONText.quoted($0) })
    add(.direction, content.direction.map { JSONText.quoted($0.rawValue) })
    add(.id, hasIdentifier ? content.identifier.map { JSONText.quoted($0) } : nil)
    add(.target, content.target.map { JSONText.quoted($0) })
    add(.headingLevel, content.headingLevel.map { "\($0)" })
    add(.rows, content.rows.map { "\($0)" })
    add(.columns, content.columns.map { "\($0)" })
    add(
      .region,
      content.region.map { region in
        let numbers = [region.origin.x, region.origin.y, region.size.width, region.size.height]
        return "[" + numbers.map { number(Double($0)) }.joined(separator: ",") + "]"
      }
    )
    add(.hidden, content.isHidden ? "true" : nil)
    add(.disabled, content.isEnabled ? nil : "true")
    add(.hitTesting, content.isHitTestable ? nil : "false")
    add(.inline, content.isInline ? "true" : nil)
    add(.expanded, node.isExpanded.map { "\($0)" })
    return members
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
