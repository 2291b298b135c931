/// Makes an outline of the syntax tree that pandoc writes (pandoc-types 1.22), without recursion.
struct PandocLowering {
  /// What is still to be done.
  enum Step {
    /// Make nodes of a block.
    case block(Int)

    /// Begin an item, a quote or a note that is called by the first text in it.
    case begin(role: Outline.Role, number: String?)

    /// End the innermost of them.
    case end
  }

  /// Something that holds nodes of the outline.
  private struct Container {
    var depth: Int
    var sections: [Int] = []
    /// What the first text in it makes; `nil` when it has been met.
    var label: (role: Outline.Role, number: String?)?
  }

  let tree: JSONTree
  private let blocks: Int
  private var nodes = LabelledNodes(OutlineBuilder())
  private var identifiers = DocumentAnchors()
  private var containers = [Container(depth: 0)]
  private var steps: [Step] = []

  /// Takes a tree; `nil` when it is none of pandoc's.
  init?(_ tree: JSONTree) {
    self.tree = tree
    guard tree.member("pandoc-api-version", of: 0) != nil,
      let blocks = tree.member("blocks", of: 0)
    else { return nil }
    self.blocks = blocks
  }

  /// Makes the outline.
  ///
  /// - Complexity: O(size of the tree).
  mutating func outline() -> Outline {
    if let meta = tree.member("meta", of: 0) {
      nodes.builder.title = metaText("title", in: meta)
      nodes.builder.language = metaText("lang", in: meta)
    }
    steps = tree.children(blocks).reversed().map(Step.block)
    while let step = steps.popLast() {
      switch step {
      case .block(let block): enter(block)
      case .begin(let role, let number): begin(role, number)
      case .end:
        release()
        containers.removeLast()
      }
    }
    let identifiers = identifiers
    var outline = nodes.build()
    identifiers.resolve(in: &outline)
    return outline
  }

  private func metaText(_ name: String, in meta: Int) -> String? {
    guard let value = tree.member(name, of: meta) else { return nil }
    return PandocInlines.text(of: value, in: tree).text.text.trimmed
  }

  // MARK: Depth

  private var depth: Int {
    let last = containers[containers.count - 1]
    return last.depth + last.sections.count
  }

  private mutating func begin(_ role: Outline.Role, _ number: String?) {
    release()
    containers.append(Container(depth: depth, label: (role, number)))
  }

  /// Makes a node of a container that is not called by a text of its own, but cannot be left out.
  private mutating func release() {
    let last = containers.count - 1
    guard let label = containers[last].label else { return }
    containers[last].label = nil
    let name = label.role == .quote ? StructureName.quote.rawValue : nil
    guard let name = label.number ?? name else { return }
    nodes.append(NodeContent(name: name, role: label.role), depth: containers[last].depth)
    containers[last].depth += 1
  }

  // MARK: Blocks

  private mutating func enter(_ block: Int) {
    if tree.values[block].kind == .array {
      appendText(block)
      return
    }
    let content = tree.member("c", of: block)
    switch (tree.text(tree.member("t", of: block)), content) {
    case ("Para", let content?), ("Plain", let content?): appendText(content)
    case ("LineBlock", let content?): for line in tree.children(content) { appendText(line) }
    case ("Header", let content?): appendHeading(content)
    case ("CodeBlock", let content?): appendCode(content)
    case ("HorizontalRule", _):
      release()
      nodes.append(NodeContent(name: "", role: .separator), depth: depth)
    case ("BlockQuote", let content?): enter(tree.children(content), as: .quote)
    case ("BulletList", let content?):
      enterItems(tree.children(content).map { (nil, tree.children($0)) })
    case ("OrderedList", let content?): enterOrdered(content)
    case ("DefinitionList", let content?): enterDefinitions(content)
    case ("Div", let content?):
      addAnchor(tree.element(0, of: content))
      steps +=
        tree.element(1, of: content).map { tree.children($0) }?.reversed().map(Step.block) ?? []
    case ("Figure", let content?):
      steps +=
        tree.element(2, of: content).map { tree.children($0) }?.reversed().map(Step.block) ?? []
    case ("Table", let content?): appendTable(content)
    default: break
    }
  }

  private mutating func enter(_ blocks: [Int], as role: Outline.Role, number: String? = nil) {
    steps.append(.end)
    steps += blocks.reversed().map(Step.block)
    steps.append(.begin(role: role, number: number))
  }

  private mutating func enterItems(_ items: [(number: String?, blocks: [Int])]) {
    release()
    for item in items.reversed() { enter(item.blocks, as: .listItem, number: item.number) }
  }

  private mutating func enterOrdered(_ content: Int) {
    guard let attributes = tree.element(0, of: content), let items = tree.element(1, of: content)
    else { return }
    let first = Int(tree.text(tree.element(0, of: attributes))) ?? 1
    enterItems(
      tree.children(items).enumerated().map { place, item in
        ("\(first &+ place).", tree.children(item))
      }
    )
  }

  private mutating func enterDefinitions(_ content: Int) {
    release()
    var steps: [Step] = []
    for item in tree.children(content) {
      guard let term = tree.element(0, of: item), let meanings = tree.element(1, of: item) else {
        continue
      }
      // A term is a text, not a block; the item's begin step takes it as such.
      steps.append(.begin(role: .listItem, number: nil))
      steps.append(.block(term))
      steps += tree.children(meanings).flatMap { tree.children($0) }.map(Step.block)
      steps.append(.end)
    }
    self.steps += steps.reversed()
  }

  // MARK: Nodes

  /// Appends a text as what the innermost container is called by, or as a paragraph; its footnotes
  /// follow.
  private mutating func appendText(_ inlines: Int) {
    let (text, notes) = PandocInlines.text(of: inlines, in: tree)
    guard !text.isEmpty else { return }
    var content = NodeContent(name: text.text, role: .paragraph)
    identifiers.name(&content)
    let last = containers.count - 1
    if let label = containers[last].label {
      containers[last].label = nil
      content.role = label.role
      if label.role == .listItem { takeTask(&content) }
      content.name = [label.number, content.name].compactMap { $0 }.joined(separator: " ")
      nodes.append(content, with: text, depth: containers[last].depth)
      containers[last].depth += 1
    } else {
      nodes.append(content, with: text, depth: depth)
    }
    for note in notes.reversed() { enter(tree.children(note), as: .note) }
  }

  /// Makes an item that begins with the sign of a box, as pandoc writes it, a task.
  private func takeTask(_ content: inout NodeContent) {
    let values = ["☐ ": NeutralValue.notChecked, "☒ ": NeutralValue.checked]
    guard let value = values[String(content.name.prefix(2))] else { return }
    content.role = .toDo
    content.value = value
    content.name = String(content.name.dropFirst(2))
  }

  private mutating func appendHeading(_ content: Int) {
    release()
    let level = Int(tree.text(tree.element(0, of: content))) ?? 1
    guard let inlines = tree.element(2, of: content) else { return }
    addAnchor(tree.element(1, of: content))
    let (text, notes) = PandocInlines.text(of: inlines, in: tree)
    var heading = NodeContent(name: text.text, role: .heading, headingLevel: level)
    identifiers.name(&heading)
    let last = containers.count - 1
    while let open = containers[last].sections.last, open >= level {
      containers[last].sections.removeLast()
    }
    nodes.append(heading, with: text, depth: depth)
    containers[last].sections.append(level)
    for note in notes.reversed() { enter(tree.children(note), as: .note) }
  }

  private mutating func appendCode(_ content: Int) {
    release()
    guard let attributes = tree.element(0, of: content) else { return }
    let classes = tree.element(1, of: attributes).map { tree.children($0) } ?? []
    let language = classes.first.map { tree.text($0) }
    var code = CodeLines(language: language)
    // There is no position to tell; the lines are appended without one.
    code.append(tree.text(tree.element(1, of: content)).utf8, at: nil)
    nodes.append(code, depth: depth)
  }

  private mutating func addAnchor(_ attributes: Int?) {
    guard let attributes else { return }
    identifiers.add(tree.text(tree.element(0, of: attributes)))
  }

  // MARK: Tables

  private mutating func appendTable(_ content: Int) {
    release()
    let parts = tree.children(content)
    guard parts.count >= 6 else { return }
    let columns = tree.children(parts[2]).count
    let head = rows(tree.element(1, of: parts[3]))
    let bodies = tree.children(parts[4]).flatMap { body in
      rows(tree.element(2, of: body)) + rows(tree.element(3, of: body))
    }
    let body = head.dropFirst() + bodies + rows(tree.element(1, of: parts[5]))
    var table = TableAssembly(rowCount: body.count, columnCount: columns, depth: depth)
    table.cells = head.first.map { cells($0) } ?? []
    var title = table.takeHeaders()
    let caption = tree.element(1, of: parts[1]).map {
      PandocInlines.text(of: $0, in: tree).text.text
    }
    if let caption = caption?.trimmed { title.name = caption }
    nodes.append(title, depth: depth)
    for row in body {
      table.cells = cells(row)
      nodes.appendRow(of: &table)
    }
  }

  private func rows(_ rows: Int?) -> [Int] { rows.map { tree.children($0) } ?? [] }

  /// The cells of a row; one that spans columns is followed by empty ones.
  private func cells(_ row: Int) -> [InlineText] {
    guard let cells = tree.element(1, of: row) else { return [] }
    return tree.children(cells).flatMap { cell -> [InlineText] in
      let span = Int(tree.text(tree.element(3, of: cell))) ?? 1
      let text = tree.element(4, of: cell).map { PandocInlines.text(of: $0, in: tree).text }
      return [text ?? InlineText()]
        + Array(repeating: InlineText(), count: min(max(span, 1), 100) - 1)
    }
  }
}
