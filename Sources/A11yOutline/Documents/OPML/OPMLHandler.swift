/// Builds an outline from the elements of OPML.
struct OPMLHandler: XMLTagHandler {
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
  /// Where values with references are put together.
  private var memory: [UInt8] = []

  mutating func begin(_ tag: XMLTag) {
    if !headText.isEmpty { headText.removeAll() }
    if tag.name == "outline" {
      beginItem(tag)
      return
    }
    switch tag.name.text.lowercased() {
    case "opml": isOPML = true
    case "outline": beginItem(tag)
    default: break
    }
  }

  mutating func end(_ name: XMLName) {
    if name == "outline", !open.isEmpty {
      open.removeLast()
      return
    }
    let text = String(decoding: headText, as: UTF8.self).trimmed
    headText.removeAll()
    switch name.text.lowercased() {
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

  private mutating func beginItem(_ tag: XMLTag) {
    var item = OpenItem(line: nil, isExpanded: false)
    if open.last.map({ $0.line != nil && $0.isExpanded }) ?? true {
      lineCount += 1
      item.line = lineCount
      item.isExpanded = expandedLines?.contains(lineCount) ?? true
    }
    let depth = open.count
    let stated = OPMLItem(tag)
    if stated.isPlain, let label = stated.label {
      item.id = append(label, role: .text, at: tag.source, depth: depth)
    } else {
      item.id = append(stated, of: tag, depth: depth)
    }
    stateExpansion()
    open.append(item)
    if let note = stated.note { append(note: note, at: tag.source, depth: depth + 1) }
  }

  /// Appends a node of which nothing but a text is known, which may hold HTML.
  private mutating func append(
    _ html: XMLTag.Attribute,
    role: Outline.Role,
    at source: SourcePosition,
    depth: Int
  ) -> NodeID {
    if let id = appendInlineText(html, role: role, at: source, depth: depth) { return id }
    let html = html.value.trimmed ?? ""
    let text = InlineText(html: html, references: &references, source: source)
    let content = NodeContent(name: text.text, role: role, source: source)
    return nodes.append(content, with: text, depth: depth)
  }

  /// Appends a node whose text needs no reading, without making a string of it.
  ///
  /// - Returns: `nil`, and nothing is appended, when the text needs reading.
  private mutating func appendInlineText(
    _ html: XMLTag.Attribute,
    role: Outline.Role,
    at source: SourcePosition,
    depth: Int
  ) -> NodeID? {
    var memory: [UInt8] = []
    swap(&memory, &self.memory)
    defer { swap(&memory, &self.memory) }
    return html.withValue(in: &memory) { utf8 in
      guard utf8.isInlineText, utf8.isTrimmed else { return nil }
      return nodes.append(text: utf8, role: role, source: source, depth: depth)
    }
  }

  private mutating func append(_ item: OPMLItem, of tag: XMLTag, depth: Int) -> NodeID {
    let address = item.address
    let label = item.label?.value.trimmed ?? address ?? ""
    var text = InlineText(html: label, references: &references, source: tag.source)
    var content = NodeContent(name: text.text, source: tag.source)
    content.description = item.description
    content.language = item.language
    if let address {
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
    for attribute in tag.attributes where attribute.prefix?.text == OPMLField.prefix {
      OPMLField(rawValue: attribute.name.text)?.take(attribute.value, into: &content)
    }
    return nodes.append(content, with: text, depth: depth)
  }

  private mutating func append(note: XMLTag.Attribute, at source: SourcePosition, depth: Int) {
    if appendInlineText(note, role: .note, at: source, depth: depth) != nil {
      stateExpansion()
      return
    }
    for paragraph in (note.value.trimmed ?? "").split(whereSeparator: \.isNewline) {
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
