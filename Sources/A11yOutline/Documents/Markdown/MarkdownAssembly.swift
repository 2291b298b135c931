/// Puts an outline together from the blocks and spans of a Markdown text.
///
/// It holds one stack of containers and one of open headings, so depth costs memory, not stack.
struct MarkdownAssembly {
  /// A list that has begun and not ended.
  private struct OpenList {
    /// The number of the next item; `nil` for a list with bullets.
    var number: Int?
    var delimiter: UInt8
  }

  let utf8: UnsafeBufferPointer<UInt8>
  var nodes: LabelledNodes
  var references = CharacterReferences()
  var text = InlineText()
  var textKind = TextKind.paragraph
  /// The text of the innermost summary so far.
  var summary = ""
  var code: CodeLines?
  var table: TableAssembly?
  var rawHTML: RawHTML?
  var containers = [
    MarkdownContainer(kind: .document, depth: 0, sectionStart: 0, needsLabel: false)
  ]
  var sections: [Int] = []
  private var lists: [OpenList] = []
  var identifiers = HeadingIdentifiers()
  private var tracker = PositionTracker()
  /// The quotes without a text of their own, which stand where the next text stands.
  private var unplaced: [NodeID] = []
  /// The offset after the last text that md4c pointed at.
  private var furthest = 0
  var anchors = DocumentAnchors()
  var topHeadingCount = 0
  /// Where in preorder the first top heading outside all containers is.
  var titleIndex: Int?

  init(_ builder: OutlineBuilder, utf8: UnsafeBufferPointer<UInt8>) {
    nodes = LabelledNodes(builder)
    self.utf8 = utf8
  }

  /// The outline, with the sole heading of level one as its title.
  ///
  /// There are no nodes afterwards: they are moved and not copied.
  mutating func build() -> Outline {
    flushText()
    let statedTitle = nodes.builder.title
    let titleIndex = topHeadingCount == 1 ? titleIndex : nil
    let anchors = anchors
    var outline = nodes.build()
    anchors.resolve(in: &outline)
    if let titleIndex {
      let heading = outline.name(at: titleIndex)
      if statedTitle == nil || statedTitle == heading { outline.promoteToTitle(at: titleIndex) }
    }
    return outline
  }

  // MARK: Positions and depths

  /// Where a piece of text stands; the last known place for one that md4c made up.
  mutating func position(of bytes: UnsafeBufferPointer<UInt8>) -> SourcePosition {
    guard let start = utf8.baseAddress, let piece = bytes.baseAddress, piece >= start,
      piece <= start + utf8.count
    else { return tracker.last }
    let position = tracker.position(at: piece - start, in: utf8)
    while let id = unplaced.popLast() { nodes.builder.update(id) { $0.source = position } }
    return position
  }

  /// Notes how far the texts of md4c came.
  mutating func reach(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = utf8.baseAddress, let piece = bytes.baseAddress, piece >= start,
      piece + bytes.count <= start + utf8.count
    else { return }
    furthest = piece + bytes.count - start
  }

  /// The place of the last text.
  var lastPosition: SourcePosition { tracker.last }

  var container: MarkdownContainer {
    get { containers[containers.count - 1] }
    set { containers[containers.count - 1] = newValue }
  }

  /// How many nodes the next node stands in.
  var depth: Int {
    container.depth + sections.count - container.sectionStart
  }

  // MARK: Containers

  mutating func beginQuote() {
    beginBlock()
    push(.quote, needsLabel: true)
  }

  mutating func endQuote() {
    endContainer()
  }

  mutating func beginList(firstNumber: Int?, delimiter: UInt8) {
    beginBlock()
    lists.append(OpenList(number: firstNumber, delimiter: delimiter))
  }

  mutating func endList() {
    flushText()
    lists.removeLast()
  }

  mutating func beginItem(isChecked: Bool?) {
    flushText()
    var number: ItemNumber?
    if let list = lists.last, let value = list.number {
      number = ItemNumber(value: value, delimiter: list.delimiter)
      lists[lists.count - 1].number = value + 1
    }
    push(.item(number: number, isChecked: isChecked), needsLabel: true)
    textKind = .listItem
  }

  mutating func endItem() {
    flushText()
    if container.needsLabel, case .item(let number, let isChecked) = container.kind {
      appendLabel(NodeContent(name: number?.text ?? ""), isChecked: isChecked)
    }
    endContainer()
  }

  mutating func push(_ kind: MarkdownContainer.Kind, needsLabel: Bool) {
    let depth = depth
    containers.append(
      MarkdownContainer(
        kind: kind,
        depth: depth,
        sectionStart: sections.count,
        needsLabel: needsLabel
      )
    )
  }

  /// Ends the innermost quote or item, and every `<details>` that was not closed inside it.
  private mutating func endContainer() {
    flushText()
    while case .details = container.kind { pop() }
    pop()
    while container.endsWithInnerContainers { pop() }
  }

  mutating func pop() {
    sections.removeLast(sections.count - container.sectionStart)
    containers.removeLast()
  }

  /// Makes ready for a block that is not the text which names a container.
  ///
  /// An item without a text of its own is no node, its content stands in its place, unless its
  /// number or its mark would be lost.
  mutating func beginBlock() {
    flushText()
    guard container.needsLabel else { return }
    switch container.kind {
    case .item(let number, let isChecked):
      if number != nil || isChecked != nil {
        appendLabel(NodeContent(name: number?.text ?? ""), isChecked: isChecked)
      } else {
        container.needsLabel = false
      }
    case .quote:
      let quote = NodeContent(name: StructureName.quote.rawValue, role: .quote)
      unplaced.append(nodes.append(quote, depth: container.depth))
      container.depth += 1
      container.needsLabel = false
    case .document, .details:
      container.needsLabel = false
    }
  }

  // MARK: Separators and anchors

  mutating func appendSeparator() {
    beginBlock()
    let position: SourcePosition
    if let offset = ThematicBreak.offset(in: utf8, from: furthest) {
      position = tracker.position(at: offset, in: utf8)
      furthest = offset + 3
    } else {
      position = lastPosition
    }
    nodes.append(NodeContent(name: "", role: .separator, source: position), depth: depth)
  }

  /// Notes an identifier that the text gives to what comes next.
  mutating func addAnchor(_ identifier: String) {
    anchors.add(identifier)
  }
}
