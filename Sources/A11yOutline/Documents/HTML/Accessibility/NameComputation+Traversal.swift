extension NameComputation {
  /// What is left to do for a name.
  private enum Task {
    /// Add what a node contributes.
    case visit(Int, Context)

    /// Go on with a node's siblings, up to the end of their parent.
    case siblings(Int, end: Int, Context)

    /// Add what comes after the content of an element; the length is that of the text before it.
    case close(Int, length: Int, Context)

    /// Keep what comes apart from what was.
    case space
  }

  /// How a part of the tree came into a name.
  private struct Context {
    /// Whether `aria-labelledby` led here, so that it is not followed again (step 2B).
    var isReferenced = false

    /// Whether what led here is hidden itself, so that all that is in it counts (step 2A).
    var includesHidden = false

    /// Whether the node is the one that was referred to.
    var isStart = false

    /// Whether groups of further items are left out, as in the name of a tree item.
    var skipsItemGroups = false
  }

  // MARK: Entry points

  /// The text of some elements for a name or description of another (step 2B).
  mutating func text(of elements: [Int], for node: Int) -> String {
    if elements.count > 1 {
      var joined = NameText(isShort: budget <= 0)
      for element in elements where !joined.isFull {
        joined.append(text(of: [element], for: node))
        joined.space()
      }
      budget -= joined.length / 4
      return joined.text
    }
    // Most references are to one element elsewhere, and often the same for many.
    if let element = elements.first, element != node,
      !document.isDescendant(node, of: element), ownership.owners.isEmpty
    {
      if let known = referencedTexts[element] { return known }
      let text = traverse(start(elements), for: node)
      referencedTexts[element] = text
      return text
    }
    return traverse(start(elements), for: node)
  }

  /// The text of what is inside of an element, for its own name (step 2F).
  mutating func textOfContents(of node: Int) -> String {
    var context = Context()
    let role = explicitRoles[node] ?? roles[node]
    context.skipsItemGroups = role == .treeItem || role.isKind(of: .menuItem)
    visit += 1
    visits[node] = visit
    var text = NameText(isShort: budget <= 0)
    var tasks: [Task] = []
    open(node, context, &text, &tasks)
    return traverse(tasks, text, root: node, isHiddenRoot: !styles[node].isVisible)
  }

  private func start(_ elements: [Int]) -> [Task] {
    elements.reversed().flatMap { element -> [Task] in
      var context = Context(isReferenced: true, isStart: true)
      context.includesHidden = !hiding[element].isDisjoint(with: [.notRendered, .ariaHidden])
      if !styles[element].isVisible { context.includesHidden = true }
      return [.space, .visit(element, context), .space]
    }
  }

  private mutating func traverse(_ tasks: [Task], for node: Int) -> String {
    visit += 1
    return traverse(tasks, NameText(isShort: budget <= 0), root: node, isHiddenRoot: false)
  }

  // MARK: The walk

  private mutating func traverse(
    _ start: [Task],
    _ startText: NameText,
    root: Int,
    isHiddenRoot: Bool
  ) -> String {
    var tasks = start
    var text = startText
    // When the budget of the page is spent, each name still gets a beginning.
    var allowance = 64
    while let task = tasks.popLast(), !text.isFull {
      budget -= 1
      if budget <= 0 { allowance -= 1 }
      guard allowance > 0 else { break }
      switch task {
      case .space: text.space()
      case .siblings(let node, let end, let context):
        let next = document.end(node)
        if next < end { tasks.append(.siblings(next, end: end, context)) }
        // What is owned elsewhere is read there.
        if ownership.owners.isEmpty || ownership.owners[node] == nil {
          tasks.append(.visit(node, context))
        }
      case .close(let node, let length, let context):
        close(node, length: length, context, &text)
      case .visit(let node, let context):
        switch document.nodes[node].kind {
        case .comment: break
        case .text:
          guard styles[node].isVisible || context.includesHidden || isHiddenRoot else { break }
          let content = document.nodes[node].content
          budget -= content.utf8.count / 4
          text.append(styles[node].textTransform.applied(to: content))
        case .element:
          // A label can hold its own control, which does not name itself.
          if node == root, !context.isStart {
            text.space()
            break
          }
          guard visits[node] != visit || context.isStart else { break }
          visits[node] = visit
          element(node, context, root: root, &text, &tasks)
        }
      }
    }
    return text.text
  }

  /// Adds what an element contributes, or the tasks that will.
  private mutating func element(
    _ node: Int,
    _ context: Context,
    root: Int,
    _ text: inout NameText,
    _ tasks: inout [Task]
  ) {
    if !context.includesHidden, !context.isStart,
      !ownHiding[node].isDisjoint(with: .namelessness)
    {
      return
    }
    let role = roles[node]
    if context.skipsItemGroups, role == .group { return }
    // Widgets made of items are no text, unless they are referred to.
    if !context.isStart, Self.wholesOfItems.contains(role) { return }
    let isApart = styles[node].display == .block || styles[node].display == .inlineBlock
    if isApart || document.isHTML(node, "br") { text.space() }
    let isSeparate = isApart && !context.isStart
    if document.nodes[node].attributeCount > 0 {
      if !context.isReferenced {
        let references = document.references(of: "aria-labelledby", of: node)
        if !references.isEmpty {
          tasks += start(references)
          return
        }
      }
      if node != root, let value = embeddedValue(of: node) {
        text.append(value)
        if isSeparate { text.space() }
        return
      }
      if let label = document.text(of: "aria-label", of: node) {
        text.append(label)
        if isSeparate { text.space() }
        return
      }
    } else if node != root, let value = embeddedValue(of: node) {
      text.append(value)
      if isSeparate { text.space() }
      return
    }
    if let alternative = embeddedAlternative(of: node) {
      text.append(alternative)
      if isSeparate { text.space() }
      return
    }
    var context = context
    context.isStart = false
    open(node, context, &text, &tasks)
  }

  /// Adds the tasks for the content of an element.
  private mutating func open(
    _ node: Int,
    _ context: Context,
    _ text: inout NameText,
    _ tasks: inout [Task]
  ) {
    tasks.append(.close(node, length: text.length, context))
    for child in (ownership.owned[node] ?? []).reversed() {
      tasks += [.space, .visit(child, context), .space]
    }
    if node + 1 < document.end(node) {
      tasks.append(.siblings(node + 1, end: document.end(node), context))
    }
    if let before = styles.contentBefore[node] { append(before, of: node, &text) }
  }

  private func close(_ node: Int, length: Int, _ context: Context, _ text: inout NameText) {
    if let after = styles.contentAfter[node] { append(after, of: node, &text) }
    // An element without text of its own is read by its tooltip (step 2I).
    if text.length == length, let title = document.text(of: "title", of: node) {
      text.append(title)
    }
    if styles[node].display == .block || styles[node].display == .inlineBlock { text.space() }
  }

  private func append(_ content: GeneratedContent, of node: Int, _ text: inout NameText) {
    let isApart =
      content.display == .block || content.display == .inlineBlock || content.isAlternative
    if isApart { text.space() }
    text.append(styles[node].textTransform.applied(to: content.text))
    if isApart { text.space() }
  }

  /// The roles of widgets whose items are not part of a name around them.
  private static let wholesOfItems: Set<AccessibleRole> = [
    .menu, .menuBar, .tabList, .tree, .treeGrid,
  ]

  // MARK: Parts that are not read by their content

  /// The native alternative of an element inside of a name; `nil` if its content is read.
  private func embeddedAlternative(of node: Int) -> String? {
    if document.namespace(node) == .svg {
      return document.name(node) == "title" || document.name(node) == "text"
        ? nil : childText("title", of: node)
    }
    guard document.namespace(node) == .html else {
      return document.text(of: "alttext", of: node)
    }
    switch document.name(node) {
    case "img", "area":
      if roles[node] == .presentation { return "" }
      return document.text(of: "alt", of: node) ?? document.text(of: "title", of: node) ?? ""
    case "input":
      switch document.attribute("type", of: node)?.lowercased() {
      case "button": return document.attribute("value", of: node) ?? ""
      case "submit": return document.attribute("value", of: node) ?? NativeTexts.submit
      case "reset": return document.attribute("value", of: node) ?? NativeTexts.reset
      case "image":
        return document.text(of: "alt", of: node) ?? document.text(of: "value", of: node)
          ?? document.text(of: "title", of: node) ?? NativeTexts.submit
      default: return document.text(of: "title", of: node) ?? ""
      }
    case "iframe", "object", "embed", "audio", "video":
      return document.text(of: "title", of: node) ?? ""
    default: return nil
    }
  }

  /// The value of a control inside of a name (step 2C); `nil` for what is no such control.
  private func embeddedValue(of node: Int) -> String? {
    switch roles[node] {
    case .textBox, .searchBox: return document.fieldValue(of: node)
    case .comboBox, .listBox: return chosenOption(of: node)
    case .slider, .spinButton, .scrollBar, .progressBar, .meter:
      return document.text(of: "aria-valuetext", of: node)
        ?? document.text(of: "aria-valuenow", of: node)
        ?? document.attribute("value", of: node)
    default: return nil
    }
  }

  /// The chosen option of a list or combination box.
  private func chosenOption(of node: Int) -> String? {
    if document.isHTML(node, "select") { return document.chosenOptions(of: node) }
    if document.isHTML(node, "input") { return document.fieldValue(of: node) }
    let options = document.descendants(node).prefix(4096).filter { child in
      document.isElement(child) && roles[child] == .option
    }
    let chosen = options.filter { document.attribute("aria-selected", of: $0) == "true" }
    if !chosen.isEmpty {
      return chosen.map { document.text($0).squeezingHTMLSpace() }.joined(separator: " ")
    }
    if !options.isEmpty { return "" }
    // A combination box without a list in it holds its value as text, or a field that does.
    for child in document.descendants(node).prefix(4096) where document.isHTML(child, "input") {
      return document.fieldValue(of: child)
    }
    return roles[node] == .comboBox ? document.text(node) : nil
  }
}

extension HTMLDocument {
  /// What is entered in a text field.
  func fieldValue(of node: Int) -> String {
    if isHTML(node, "input") { return attribute("value", of: node) ?? "" }
    return text(node)
  }

  /// The text of the chosen options of a `select` element.
  func chosenOptions(of node: Int) -> String {
    var first: Int?
    var chosen: [Int] = []
    for child in descendants(node) where isHTML(child, "option") {
      if first == nil { first = child }
      if hasAttribute("selected", of: child) { chosen.append(child) }
    }
    let isListBox =
      hasAttribute("multiple", of: node)
      || (attribute("size", of: node).flatMap { Int($0) } ?? 1) > 1
    if chosen.isEmpty, !isListBox, let first { chosen = [first] }
    if !isListBox, let last = chosen.last { chosen = [last] }
    return
      chosen
      .map { text(of: "label", of: $0) ?? text($0).squeezingHTMLSpace() }
      .joined(separator: " ")
  }
}
