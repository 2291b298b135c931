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
  private var sections: [Int] = []
  private var lists: [OpenList] = []
  private var identifiers = HeadingIdentifiers()
  private var tracker = PositionTracker()
  /// The quotes without a text of their own, which stand where the next text stands.
  private var unplaced: [NodeID] = []
  /// The offset after the last text that md4c pointed at.
  private var furthest = 0
  private var anchors = DocumentAnchors()
  private var topHeadingCount = 0
  /// Where in preorder the first top heading outside all containers is.
  private var titleIndex: Int?

  init(_ builder: OutlineBuilder, utf8: UnsafeBufferPointer<UInt8>) {
    nodes = LabelledNodes(builder)
    self.utf8 = utf8
  }

  /// The outline, with the sole heading of level one as its title.
  consuming func finish() -> Outline {
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
  private mutating func reach(_ bytes: UnsafeBufferPointer<UInt8>) {
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

  // MARK: Text

  mutating func beginParagraph() {
    flushText()
    textKind = .paragraph
  }

  mutating func beginHeading(level: Int) {
    flushText()
    textKind = .heading(level: level)
  }

  mutating func appendText(_ bytes: UnsafeBufferPointer<UInt8>) {
    reach(bytes)
    if code != nil {
      appendCode(bytes)
    } else {
      beginText(at: bytes)
      text.append(bytes)
    }
  }

  mutating func appendText(_ bytes: some Sequence<UInt8>) {
    if code != nil {
      let position = lastPosition
      code?.append(bytes, at: position)
    } else {
      text.append(bytes)
    }
  }

  mutating func appendReference(_ bytes: UnsafeBufferPointer<UInt8>) {
    beginText(at: bytes)
    text.append(references.text(of: String(decoding: bytes, as: UTF8.self)).utf8)
  }

  /// Notes where the text begins, if it begins here.
  private mutating func beginText(at bytes: UnsafeBufferPointer<UInt8>) {
    guard text.needsPosition else { return }
    let position = position(of: bytes)
    text.begin(at: position)
  }

  mutating func openSpan(_ role: Outline.Role, target: String?, title: String?) {
    var node = NodeContent(name: "", role: role, target: target)
    if role == .image { node.name = title ?? "" }
    node.description = title
    text.open(node)
  }

  mutating func closeSpan(_ role: Outline.Role) {
    text.close(role)
  }

  /// Makes a node of the text that was collected.
  mutating func flushText() {
    guard textKind != .cell else { return }
    text.closeAll()
    let kind = textKind
    textKind = .paragraph
    guard !text.isEmpty else { return }
    if !addToSummary() {
      switch kind {
      case .heading(let level): appendHeading(level: level)
      case .listItem: appendParagraph(role: .listItem)
      case .paragraph, .cell: appendParagraph(role: .paragraph)
      }
    }
    text.removeAll()
  }

  /// Adds text to the summary of the innermost `<details>`, if that is where it stands.
  private mutating func addToSummary() -> Bool {
    guard container.isInSummary else { return false }
    summary += summary.isEmpty ? text.text : " " + text.text
    return true
  }

  private mutating func appendParagraph(role: Outline.Role) {
    if appendPlainText(role: role) { return }
    if container.needsLabel {
      var content = NodeContent(name: text.text, source: text.source)
      var isChecked: Bool?
      if case .item(let number, let checked) = container.kind {
        isChecked = checked
        if let number { content.name = "\(number.text) \(content.name)" }
      }
      appendLabel(content, with: text, isChecked: isChecked)
      return
    }
    var content = NodeContent(name: text.text, role: role, source: text.source)
    anchors.name(&content)
    if text.nodes.isEmpty, text.hasUnnamedImage, content.name.isEmpty {
      content.role = .image
      content.isHidden = true
      content.source = lastPosition
    }
    nodes.append(content, with: text, depth: depth)
  }

  /// Appends the text where nothing is known of it but its words and its place.
  ///
  /// - Returns: Whether it was appended.
  private mutating func appendPlainText(role: Outline.Role) -> Bool {
    guard text.isPlain, !anchors.isWaiting, let source = text.source else { return false }
    var role = role
    var depth = depth
    if container.needsLabel {
      switch container.kind {
      case .quote: role = .quote
      case .item(number: nil, isChecked: nil): role = .listItem
      default: return false
      }
      depth = container.depth
      container.depth += 1
      container.needsLabel = false
    }
    nodes.release(before: depth)
    _ = text.withUTF8 {
      nodes.builder.append(text: $0, role: role, source: source, depth: depth)
    }
    return true
  }

  private mutating func appendHeading(level: Int) {
    var content = NodeContent(
      name: text.text,
      role: .heading,
      headingLevel: level,
      source: text.source
    )
    let stated = DocumentAnchors.takeAttribute(from: &content.name)
    content.identifier = identifiers.identifier(for: content.name)
    if let stated { anchors.add(stated) }
    anchors.name(&content)
    if level == 1 { topHeadingCount += 1 }
    if container.needsLabel {
      appendLabel(content, with: text, isChecked: nil)
      return
    }
    while sections.count > container.sectionStart, let last = sections.last, last >= level {
      sections.removeLast()
    }
    let depth = depth
    nodes.release(before: depth)
    if level == 1, containers.count == 1, titleIndex == nil { titleIndex = nodes.count }
    nodes.append(content, with: text, depth: depth)
    sections.append(level)
  }

  /// Appends the node of the innermost item or quote; what follows stands in it.
  private mutating func appendLabel(
    _ content: NodeContent,
    with text: InlineText = InlineText(),
    isChecked: Bool?
  ) {
    var content = content
    switch container.kind {
    case .quote:
      content.role = .quote
    default:
      if content.role != .heading { content.role = .listItem }
    }
    if let isChecked {
      content.role = .toDo
      content.value = isChecked ? NeutralValue.checked : NeutralValue.notChecked
    }
    if content.source == nil { content.source = lastPosition }
    anchors.name(&content)
    nodes.append(content, with: text, depth: container.depth)
    container.depth += 1
    container.needsLabel = false
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
