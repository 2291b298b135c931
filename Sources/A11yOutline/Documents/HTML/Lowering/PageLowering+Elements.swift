extension PageLowering {
  /// Whether an element is left out with all that is in it.
  ///
  /// What a closed group hides is in the group; what is hidden for any other reason is left out.
  func isSkipped(_ node: Int) -> Bool {
    if !shown.isEmpty, shown.contains(node) { return false }
    var own = tree.ownHiding[node]
    own.remove(.collapsed)
    own.remove(.presentational)
    own.remove(.presentationalChild)
    if document.nodes[node].kind == .text { return own.contains(.invisible) }
    // A child of an invisible element can be visible.
    own.remove(.invisible)
    return !own.isEmpty
  }

  /// Makes nodes of an element or text.
  mutating func enter(_ node: Int) {
    switch document.nodes[node].kind {
    case .comment: return
    case .text:
      if !isSkipped(node) { addText(node) }
      return
    case .element: break
    }
    // Flat trees hide the items of closed ones, each by itself; they are read in their places.
    if tree.roles[node] == .treeItem, document.hasAttribute("aria-level", of: node) {
      shown.insert(node)
    }
    guard !isSkipped(node) else { return }
    // What stands before a block is not the place that the block is.
    if tree.styles[node].display == .block, document.nodes[node].attributeCount > 0 { flush() }
    addAnchors(node)
    if enterByElement(node) { return }
    enterByRole(node)
  }

  /// Handles what the element decides, whatever its role; tells whether it did.
  private mutating func enterByElement(_ node: Int) -> Bool {
    guard document.has(.special, node) else { return false }
    switch document.name(node) {
    case "br": addText(" ")
    case "details": enterDetails(node)
    case "summary" where document.isDisclosureSummary(node): return true
    case "legend", "caption", "figcaption":
      guard let parent = document.parent(node), isSaid(node, asTitleOf: parent) else {
        return false
      }
    case "pre": enterCode(node)
    case "q":
      addText("\u{201C}")
      steps.append(.words("\u{201D}"))
      enterChildren(node)
    case "label": return enterLabel(node)
    case "dt": enterTerm(node)
    case "iframe", "object", "embed", "audio", "video": enterMedia(node)
    default: return false
    }
    return true
  }

  /// Whether the text of a title is the name of the node of what it titles.
  private func isSaid(_ title: Int, asTitleOf element: Int) -> Bool {
    guard document.titleChildren[element] == title else { return false }
    if document.isHTML(element, "figure") { return tree.names[element].isEmpty }
    return tree.nameSources[element] == .native
  }

  /// Handles what the role decides.
  private mutating func enterByRole(_ node: Int) {
    let role = tree.roles[node]
    switch role {
    case .heading: enterHeading(node)
    case .list: enterList(node)
    case .listItem: enterItem(node)
    case .blockQuote: enterQuote(node)
    case .separator: append(NodeContent(name: tree.names[node], role: .separator), for: node)
    case .option: enterOption(node)
    case .image, .graphicsDocument, .graphicsSymbol: enterImage(node)
    case .math: addText(" \(mathText(node)) ")
    case .figure: enterFigure(node)
    case .article: enterPart(node)
    case .table, .grid, .treeGrid: enterTable(node)
    case .tree: enterNamed(node, .group)
    case .treeItem: enterTreeItem(node)
    case .link, .docNoteref, .docBacklink, .docBiblioref, .docGlossref: enterLink(node)
    case .docFootnote, .docEndnote: enterNote(node)
    case .note where isPublication: enterNote(node)
    case .docPagebreak where isPublication: notePage(node)
    case .button, .menuItem, .menuItemCheckbox, .menuItemRadio, .checkbox, .radio, .switch, .tab,
      .textBox, .searchBox, .comboBox, .listBox, .slider, .spinButton, .meter, .progressBar:
      enterControl(node)
    case .note, .docTip, .docNotice: enterNamed(node, .note)
    case _ where role.isKind(of: .landmark): enterLandmark(node)
    case .group, .radioGroup, .toolbar, .dialog, .alertDialog, .tabPanel, .feed, .menu, .menuBar:
      enterNamed(node, .group)
    default: enterPlain(node)
    }
  }

  /// Goes on with an element that is no node; as a block, it keeps its text apart.
  mutating func enterPlain(_ node: Int) {
    if tree.styles[node].display == .block {
      flush()
      steps.append(.flush)
    }
    enterChildren(node)
  }

  // MARK: Texts

  private mutating func enterHeading(_ node: Int) {
    flush()
    // A button in the heading that opens what follows makes the heading the group.
    if let control = disclosure(in: node) {
      enterDisclosure(control, heading: node)
      return
    }
    addAnchors(in: node)
    notePermalinks(in: node)
    let inline = inlineText(of: node)
    var content = NodeContent(name: inline.text, role: .heading)
    let name = tree.names[node]
    if tree.nameSources[node] != .contents, !name.isEmpty { content.name = name }
    guard !content.name.isEmpty else { return }
    content.headingLevel = tree.headingLevel(node)
    if let link = links.last {
      content.target = linkContent(link).target
      readLinks.insert(link)
    }
    appendHeading(content, with: inline, for: node)
  }

  /// Appends a heading; what follows it stands in it.
  mutating func appendHeading(
    _ content: NodeContent,
    with inline: InlineText,
    for node: Int
  ) {
    var content = content
    let level = content.headingLevel ?? 2
    beginBlock()
    closeSections(from: level)
    complete(&content, node)
    let depth = depth
    nodes.release(before: depth)
    if level == 1 {
      topHeadingCount += 1
      if containers.count == 1, titleIndex == nil { titleIndex = nodes.count }
    }
    nodes.append(content, with: inline, depth: depth)
    sections.append(OpenSection(level: level, element: node))
  }

  private mutating func enterQuote(_ node: Int) {
    beginBlock()
    push(.item(number: nil, role: .quote), element: node, depth: depth, needsLabel: true)
    enterChildren(node)
  }

  /// Makes a footnote a node that is called by its first text.
  private mutating func enterNote(_ node: Int) {
    guard tree.names[node].isEmpty else {
      enterNamed(node, .note)
      return
    }
    beginBlock()
    push(.item(number: nil, role: .note), element: node, depth: depth, needsLabel: true)
    enterChildren(node)
  }

  /// Notes where a printed page begins; its number is no part of the text.
  private mutating func notePage(_ node: Int) {
    let label = tree.names[node].trimmed ?? document.text(node).trimmed
    guard let label, let identifier = document.attribute("id", of: node) else { return }
    pages.append((label, identifier))
  }

  private mutating func enterCode(_ node: Int) {
    beginBlock()
    var code = CodeLines(language: codeLanguage(node))
    let start = position(near: node) ?? SourcePosition(line: 1)
    for child in document.descendants(node) where document.nodes[child].kind == .text {
      guard !isSkipped(child) else { continue }
      // One run can hold many lines; each is told by its own line of the source.
      var position = document.position(child) ?? start
      for line in document.nodes[child].content.split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      .enumerated() {
        if line.offset > 0 {
          code.append("\n".utf8, at: position)
          position = SourcePosition(line: position.line + 1)
        }
        code.append(line.element.utf8, at: position)
      }
    }
    let lines = code.nodes
    guard var label = lines.first else { return }
    label.name = label.name.trimmed ?? label.name
    label.role = .code
    label.description = code.language
    complete(&label, node)
    nodes.append(label, depth: depth)
    guard lines.count > 1 else { return }
    for line in lines { nodes.append(line, depth: depth + 1) }
  }

  /// The language that a class such as `language-swift` states.
  private func codeLanguage(_ node: Int) -> String? {
    for element in [node] + Array(document.childElements(node).prefix(1)) {
      for word in document.words(of: "class", of: element) {
        for prefix in ["language-", "lang-"] where word.hasPrefix(prefix) {
          return String(word.dropFirst(prefix.count))
        }
      }
    }
    return nil
  }

  // MARK: Lists

  private mutating func enterList(_ node: Int) {
    let name = tree.names[node]
    if !name.isEmpty {
      appendGroup(NodeContent(name: name, role: .list, isGroup: true), for: node)
    } else {
      flush()
    }
    var list = OpenList()
    if document.isHTML(node, "ol") {
      list.number = document.integer(of: "start", of: node) ?? 1
      if document.hasAttribute("reversed", of: node) {
        list.step = -1
        if !document.hasAttribute("start", of: node) {
          list.number = document.childElements(node).count { document.isHTML($0, "li") }
        }
      }
    }
    lists.append(list)
    steps.append(.endList)
    enterChildren(node)
  }

  private mutating func enterItem(_ node: Int) {
    flush()
    var number: String?
    if var list = lists.last, var value = list.number {
      if let stated = document.integer(of: "value", of: node) { value = stated }
      number = "\(value)."
      list.number = value &+ list.step
      lists[lists.count - 1] = list
    }
    // An item inside of an item that has no text yet stands in its place.
    if container.needsLabel { beginBlock() }
    let task = taskBox(of: node)
    if let task { taken.insert(task) }
    push(
      .item(number: number, role: task == nil ? .listItem : .toDo),
      element: node,
      depth: depth,
      needsLabel: true
    )
    container.value = task.flatMap { controlValue($0) }
    enterChildren(node)
  }

  /// The check box that begins an item and has no name of its own, or cannot be operated: the item
  /// is a task.
  func taskBox(of node: Int) -> Int? {
    var element = node
    for _ in 0..<3 {
      guard let first = document.childElements(element).first(where: { _ in true }) else {
        return nil
      }
      if tree.roles[first] == .checkbox {
        return tree.names[first].isEmpty || tree.isDisabled[first] ? first : nil
      }
      guard document.isHTML(first, "p", "span", "label") else { return nil }
      element = first
    }
    return nil
  }

  /// Handles a term of a description list, which owns its descriptions.
  private mutating func enterTerm(_ node: Int) {
    let inline = inlineText(of: node)
    beginBlock()
    addAnchors(in: node)
    guard !inline.isEmpty else { return }
    var content = NodeContent(name: inline.text, role: .listItem)
    complete(&content, node)
    nodes.append(content, with: inline, depth: depth)
    let descriptions = descriptions(after: node)
    guard !descriptions.isEmpty else { return }
    push(.part, element: node, depth: depth + 1)
    for description in descriptions.reversed() {
      taken.insert(description)
      steps.append(.flush)
      steps.append(.enter(description))
    }
  }

  /// The descriptions that follow a term before the next one.
  private func descriptions(after term: Int) -> [Int] {
    var found: [Int] = []
    var current = document.nextElement(term)
    while let element = current, document.isHTML(element, "dd") {
      found.append(element)
      current = document.nextElement(element)
    }
    return found
  }
}
