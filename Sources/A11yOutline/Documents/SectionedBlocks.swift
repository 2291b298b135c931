/// Sections, lists and blocks of a plain-text format while its lines come.
///
/// Readers say where headings and items begin; what follows finds its place.
struct SectionedBlocks {
  /// A list item that may hold what follows.
  private struct OpenItem {
    var key: String
    var indentation: Int
  }

  var blocks: BlockAssembly
  private var sections: [Int] = []
  private var items: [OpenItem] = []
  private var label: (content: NodeContent, text: InlineText, depth: Int)?
  private var identifiers = HeadingIdentifiers()
  private var anchors = DocumentAnchors()
  private var topCount = 0
  private var topID: NodeID?

  init(_ builder: OutlineBuilder) {
    blocks = BlockAssembly(builder)
  }

  /// How many nodes the next block stands in.
  var depth: Int { sections.count + items.count }

  /// Whether the text of an item may go on.
  var hasOpenLabel: Bool { label != nil }

  /// Begins a section.
  mutating func addHeading(_ text: InlineText, level: Int) {
    flush()
    items.removeAll()
    while let last = sections.last, last >= level { sections.removeLast() }
    var content = NodeContent(
      name: text.text,
      role: .heading,
      headingLevel: level,
      source: text.source
    )
    content.identifier = identifiers.identifier(for: content.name)
    anchors.name(&content)
    let id = blocks.append(content, with: text, depth: sections.count)
    if level == 1 {
      topCount += 1
      topID = id
    }
    sections.append(level)
  }

  /// Begins an item of a list, which nests by its indentation.
  mutating func addItem(
    _ text: InlineText,
    number: String? = nil,
    value: String? = nil,
    indentation: Int
  ) {
    flush()
    closeItems(from: indentation)
    begin(text, number: number, value: value)
    items.append(OpenItem(key: "", indentation: indentation))
  }

  /// Begins an item of a list, which nests by its marker: one that is open already goes on.
  mutating func addItem(
    _ text: InlineText,
    number: String? = nil,
    value: String? = nil,
    marker: String
  ) {
    flush()
    if let place = items.firstIndex(where: { $0.key == marker }) {
      items.removeLast(items.count - place)
    }
    begin(text, number: number, value: value)
    items.append(OpenItem(key: marker, indentation: 0))
  }

  private mutating func begin(_ text: InlineText, number: String?, value: String?) {
    var content = NodeContent(name: number ?? "", role: .listItem, source: text.source)
    if let value {
      content.role = .toDo
      content.value = value
    }
    label = (content, text, depth)
  }

  /// Adds a line to the item whose text may go on, or to the paragraph.
  mutating func addText(_ text: InlineText, role: Outline.Role = .paragraph) {
    if label != nil {
      label?.text.append(text)
    } else {
      blocks.addText(text, role: role, depth: depth)
    }
  }

  /// Ends the items that begin at an indentation or further in.
  mutating func closeItems(from indentation: Int) {
    while let last = items.last, last.indentation >= indentation { items.removeLast() }
  }

  /// Ends all items inside the innermost group.
  mutating func closeItems() {
    flush()
    let start = items.lastIndex { $0.key == "group" }.map { $0 + 1 } ?? 0
    items.removeLast(items.count - start)
  }

  /// Ends the block or the item's text that is being collected.
  mutating func flush() {
    if let ended = label {
      label = nil
      var content = ended.content
      content.name = [content.name, ended.text.text].filter { !$0.isEmpty }.joined(separator: " ")
      anchors.name(&content)
      blocks.append(content, with: ended.text, depth: ended.depth)
    }
    blocks.flush()
  }

  /// Begins a group that holds what follows until ``endGroup()``.
  mutating func beginGroup(_ content: NodeContent) {
    flush()
    blocks.append(content, depth: depth)
    items.append(OpenItem(key: "group", indentation: -1))
  }

  /// Ends the innermost group and all items in it.
  mutating func endGroup() {
    flush()
    guard let place = items.lastIndex(where: { $0.key == "group" }) else { return }
    items.removeLast(items.count - place)
  }

  /// Notes an identifier for what comes next.
  mutating func addAnchor(_ identifier: String) {
    anchors.add(identifier)
  }

  /// The outline; where it states no title, its sole section of level one is the title.
  consuming func finish() -> Outline {
    flush()
    let titleID = topCount == 1 && blocks.nodes.builder.title == nil ? topID : nil
    let anchors = anchors
    var outline = blocks.build()
    anchors.resolve(in: &outline)
    if let titleID { outline.promoteToTitle(at: Int(titleID.rawValue)) }
    return outline
  }
}
