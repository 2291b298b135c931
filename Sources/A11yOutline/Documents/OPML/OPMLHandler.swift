/// Builds an outline from the elements of OPML.
struct OPMLHandler: XMLHandler {
  /// An item whose element has begun and not ended.
  private struct OpenItem {
    /// The item's line while all it stands in is open; `nil` for an item that is not shown.
    var line: Int?
    var isExpanded: Bool
    var id: NodeID?
    var hasChild = false
  }

  /// Whether the document is what it should be.
  private(set) var isOPML = false
  /// Where the nodes go.
  var nodes = LabelledNodes(OutlineBuilder())

  private var references = CharacterReferences()
  private var open: [OpenItem] = []
  /// The text of the element in the head that is being read.
  private var headText: [UInt8] = []
  /// The lines that are open; `nil` when the document does not say.
  private var expandedLines: Set<Int>?
  private var lineCount = 0

  mutating func begin(_ element: XMLElement) {
    headText.removeAll()
    switch element.name.lowercased() {
    case "opml": isOPML = true
    case "outline": beginItem(element)
    default: break
    }
  }

  mutating func end(_ name: String) {
    let text = String(decoding: headText, as: UTF8.self).trimmed
    headText.removeAll()
    switch name.lowercased() {
    case "outline": if !open.isEmpty { open.removeLast() }
    case "title" where open.isEmpty: nodes.builder.title = text
    case "language" where open.isEmpty: nodes.builder.language = text
    case "expansionstate":
      let numbers = (text ?? "").split { !$0.isNumber }.compactMap { Int($0) }
      expandedLines = Set(numbers)
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if open.isEmpty { headText.append(contentsOf: bytes) }
  }

  private mutating func beginItem(_ element: XMLElement) {
    var item = OpenItem(line: nil, isExpanded: false)
    if open.last.map({ $0.line != nil && $0.isExpanded }) ?? true {
      lineCount += 1
      item.line = lineCount
      item.isExpanded = expandedLines?.contains(lineCount) ?? true
    }
    let stated = element.text(of: "text") ?? element.text(of: "title")
    let address = ["htmlUrl", "url", "xmlUrl", "href"].lazy.compactMap { element.text(of: $0) }
      .first
    var text = InlineText(
      html: stated ?? address ?? "",
      references: &references,
      source: element.source
    )
    var content = NodeContent(name: text.text, source: element.source)
    content.description = element.text(of: "description")
    content.language = element.text(of: "language")
    if let address {
      content.role = .link
      content.target = address
      text = InlineText()
    } else if element["isComment"] == "true" {
      content.role = .note
    }
    if let isChecked = Self.completion(of: element) {
      content.role = .toDo
      content.value = isChecked
    }
    for attribute in element.attributes where attribute.prefix == OPMLField.prefix {
      OPMLField(rawValue: attribute.name)?.take(attribute.value, into: &content)
    }
    let depth = open.count
    item.id = nodes.append(content, with: text, depth: depth)
    stateExpansion()
    open.append(item)
    appendNote(of: element, depth: depth + 1)
  }

  private mutating func appendNote(of element: XMLElement, depth: Int) {
    guard let note = element.text(of: "_note") else { return }
    for paragraph in note.split(whereSeparator: \.isNewline) {
      let text = InlineText(
        html: String(paragraph),
        references: &references,
        source: element.source
      )
      guard !text.isEmpty else { continue }
      let content = NodeContent(name: text.text, role: .note, source: element.source)
      nodes.append(content, with: text, depth: depth)
      stateExpansion()
    }
  }

  /// Says of the innermost item, which has its first child now, whether it is open.
  private mutating func stateExpansion() {
    guard expandedLines != nil, let item = open.last, !item.hasChild, let id = item.id else {
      return
    }
    open[open.count - 1].hasChild = true
    nodes.builder.update(id) { $0.isExpanded = item.isExpanded }
  }

  /// The value of a to-do, by the marks of Workflowy, OmniOutliner and others.
  private static func completion(of element: XMLElement) -> String? {
    let mark = ["_complete", "_status", "checked", "complete"].lazy
      .compactMap { element.text(of: $0)?.lowercased() }.first
    switch mark {
    case "true", "checked", "yes", "1", "done": return NeutralValue.checked
    case "false", "unchecked", "no", "0": return NeutralValue.notChecked
    case "indeterminate", "mixed": return NeutralValue.mixed
    default: return nil
    }
  }
}
