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

  /// The name of the elements that are items.
  private static let itemName = "outline"

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
    if !headText.isEmpty { headText.removeAll() }
    if element.name == Self.itemName {
      beginItem(element)
      return
    }
    switch element.name.lowercased() {
    case "opml": isOPML = true
    case Self.itemName: beginItem(element)
    default: break
    }
  }

  mutating func end(_ name: String) {
    if name == Self.itemName, !open.isEmpty {
      open.removeLast()
      return
    }
    let text = String(decoding: headText, as: UTF8.self).trimmed
    headText.removeAll()
    switch name.lowercased() {
    case Self.itemName: if !open.isEmpty { open.removeLast() }
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
    let depth = open.count
    let stated = OPMLItem(element)
    if stated.isPlain {
      item.id = append(stated.label ?? "", role: .text, at: element.source, depth: depth)
    } else {
      item.id = append(stated, of: element, depth: depth)
    }
    stateExpansion()
    open.append(item)
    if let note = stated.note { append(note: note, at: element.source, depth: depth + 1) }
  }

  /// Appends a node of which nothing but a text is known, which may hold HTML.
  private mutating func append(
    _ html: String,
    role: Outline.Role,
    at source: SourcePosition,
    depth: Int
  ) -> NodeID {
    if html.isInlineText {
      var html = html
      return html.withUTF8 { nodes.append(text: $0, role: role, source: source, depth: depth) }
    }
    let text = InlineText(html: html, references: &references, source: source)
    let content = NodeContent(name: text.text, role: role, source: source)
    return nodes.append(content, with: text, depth: depth)
  }

  private mutating func append(
    _ item: OPMLItem,
    of element: XMLElement,
    depth: Int
  ) -> NodeID {
    let label = item.label ?? item.address ?? ""
    var text = InlineText(html: label, references: &references, source: element.source)
    var content = NodeContent(name: text.text, source: element.source)
    content.description = item.description
    content.language = item.language
    if let address = item.address {
      content.role = .link
      content.target = address
      text = InlineText()
    } else if item.isComment {
      content.role = .note
    }
    if let isChecked = item.completion {
      content.role = .toDo
      content.value = isChecked
    }
    for attribute in element.attributes where attribute.prefix == OPMLField.prefix {
      OPMLField(rawValue: attribute.name)?.take(attribute.value, into: &content)
    }
    return nodes.append(content, with: text, depth: depth)
  }

  private mutating func append(note: String, at source: SourcePosition, depth: Int) {
    if note.isInlineText {
      _ = append(note, role: .note, at: source, depth: depth)
      stateExpansion()
      return
    }
    for paragraph in note.split(whereSeparator: \.isNewline) {
      let text = InlineText(html: String(paragraph), references: &references, source: source)
      guard !text.isEmpty else { continue }
      let content = NodeContent(name: text.text, role: .note, source: source)
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
    nodes.builder.setExpanded(id, item.isExpanded)
  }
}
