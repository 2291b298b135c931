/// Reads the maps of Freeplane and FreeMind: the root of the map is the title, what branches off
/// it are the items, and folded branches are closed.
public struct FreeplaneReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    return try text.withUTF8 { utf8 in
      var handler = FreeplaneHandler()
      let warnings = try XMLDocument.read(utf8, of: input, with: &handler)
      guard handler.isMap else { throw input.error("there is no map element in it") }
      handler.nodes.builder.warnings = text.warnings + warnings
      var outline = handler.nodes.build()
      if outline.rootCount == 1 { outline.promoteToTitle(at: 0) }
      return outline
    }
  }
}

/// Builds an outline from the elements of a map.
private struct FreeplaneHandler: XMLHandler {
  private struct OpenNode {
    var content: NodeContent
    var isFolded: Bool
    var id: NodeID?
    var hasChild = false
  }

  private(set) var isMap = false
  var nodes = LabelledNodes(OutlineBuilder())
  private var open: [OpenNode] = []
  /// What the rich text that is being read belongs to: `NODE`, `NOTE` or `DETAILS`.
  private var richType: String?
  private var rich = InlineText()

  mutating func begin(_ element: XMLElement) {
    switch element.name.lowercased() {
    case "map": isMap = true
    case "node": beginNode(element)
    case "richcontent":
      richType = element["TYPE"] ?? "NODE"
      rich = InlineText()
      rich.begin(at: element.source)
    case "icon" where !open.isEmpty: takeIcon(element["BUILTIN"])
    default: if richType != nil { rich.append(CollectionOfOne(0x20)) }
    }
  }

  mutating func end(_ name: String) {
    switch name.lowercased() {
    case "node":
      appendLast()
      if !open.isEmpty { open.removeLast() }
    case "richcontent":
      takeRichText()
      richType = nil
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if richType != nil { rich.append(bytes) }
  }

  private mutating func beginNode(_ element: XMLElement) {
    appendLast()
    if let parent = open.indices.last {
      if !open[parent].hasChild, let id = open[parent].id {
        let isFolded = open[parent].isFolded
        if isFolded { nodes.builder.update(id) { $0.isExpanded = false } }
      }
      open[parent].hasChild = true
    }
    var content = NodeContent(name: element["TEXT"] ?? "", source: element.source)
    content.identifier = element["ID"]
    if let link = element.text(of: "LINK") {
      content.target = link
      content.role = .link
    }
    let isFolded = element["FOLDED"] == "true"
    open.append(OpenNode(content: content, isFolded: isFolded))
  }

  /// Appends the innermost node, whose text is complete now.
  private mutating func appendLast() {
    guard let last = open.indices.last, open[last].id == nil else { return }
    open[last].id = nodes.append(open[last].content, depth: last)
  }

  private mutating func takeRichText() {
    guard let type = richType, !open.isEmpty, !rich.text.isEmpty else { return }
    if type == "NODE", open[open.count - 1].id == nil {
      open[open.count - 1].content.name = rich.text
    } else {
      appendLast()
      let note = NodeContent(name: rich.text, role: .note, source: rich.source)
      nodes.append(note, depth: open.count)
    }
  }

  private mutating func takeIcon(_ name: String?) {
    let values = [
      "checked": NeutralValue.checked, "button_ok": NeutralValue.checked,
      "unchecked": NeutralValue.notChecked,
    ]
    guard let value = values[name ?? ""], open[open.count - 1].id == nil else { return }
    open[open.count - 1].content.role = .toDo
    open[open.count - 1].content.value = value
  }
}
