extension PageLowering {
  /// Adds a run of text of the page.
  mutating func addText(_ node: Int) {
    guard mutedLabels == 0 else { return }
    let content = document.nodes[node].content
    if !text.hasText {
      if content.isHTMLBlank { return }
      textElement = document.parent(node) ?? node
      openLink()
      if let position = document.position(node) { text.begin(at: position) }
    }
    if !isLinkInText, !content.isHTMLBlank { openLink() }
    addText(tree.styles[node].textTransform.applied(to: content))
  }

  /// Begins the innermost link in the text, if it has not begun there.
  mutating func openLink() {
    guard let link = links.last, !isLinkInText else { return }
    isLinkInText = true
    openSpan(linkContent(link), for: link)
  }

  /// Ends the innermost link; one without any text is read by its name.
  mutating func endLink() {
    if !isLinkInText, let link = links.last, !readLinks.contains(link),
      let name = tree.names[link].trimmed
    {
      openLink()
      addText(name)
    }
    text.close(.link)
    links.removeLast()
    isLinkInText = false
  }

  /// Adds words that the page shows though no run of text holds them.
  mutating func addText(_ words: String) { text.append(words.utf8) }

  /// Begins a link or image inside of a text.
  mutating func openSpan(_ content: NodeContent, for element: Int) {
    if !text.hasText { textElement = element }
    if let position = position(near: element) { text.begin(at: position) }
    var content = content
    content.source = position(near: element)
    content.language = language(of: element)
    content.description = tree.description(element).trimmed
    text.open(content)
  }

  /// Makes a node of the text that was collected.
  mutating func flush() {
    if isLinkInText, let link = links.last { readLinks.insert(link) }
    isLinkInText = false
    text.closeAll()
    guard !text.isEmpty else {
      text = InlineText()
      return
    }
    let finished = text
    text = InlineText()
    if container.needsLabel {
      appendLabel(finished)
      return
    }
    var content = NodeContent(name: finished.text, role: .paragraph, source: finished.source)
    complete(&content, textElement)
    if finished.nodes.isEmpty, content.name.isEmpty {
      // Nothing but an image that nobody described.
      content.role = .image
      content.isHidden = true
    }
    nodes.append(content, with: finished, depth: depth)
  }

  /// Appends the node of the innermost item or quote; what follows stands in it.
  private mutating func appendLabel(_ finished: InlineText) {
    var content = NodeContent(name: finished.text, source: finished.source)
    let element = container.element
    if case .item(let number, let role) = container.kind {
      content.role = role
      if let number { content.name = "\(number) \(content.name)" }
    }
    content.value = container.value
    complete(&content, element)
    nodes.append(content, with: finished, depth: container.depth)
    container.depth += 1
    container.needsLabel = false
  }

  /// Makes ready for a node that is not the text which names a container.
  ///
  /// An item without a text of its own is no node, its content stands in its place, unless its
  /// number would be lost.
  mutating func beginBlock() {
    flush()
    guard container.needsLabel, case .item(let number, let role) = container.kind else { return }
    container.needsLabel = false
    if number == nil, role == .listItem { return }
    var content = NodeContent(name: number ?? StructureName.quote.rawValue, role: role)
    complete(&content, container.element)
    nodes.append(content, depth: container.depth)
    container.depth += 1
  }

  /// The text of an element with the links and images in it, whatever blocks it is made of.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  func inlineText(of element: Int) -> InlineText {
    var result = InlineText()
    var closing: [(end: Int, role: Outline.Role?)] = []
    var node = element + 1
    let end = document.end(element)
    if let position = position(near: element) { result.begin(at: position) }
    while node < end || !closing.isEmpty {
      while let last = closing.last, last.end <= node || node >= end {
        if let role = last.role { result.close(role) } else { result.append(" ".utf8) }
        closing.removeLast()
      }
      guard node < end else { continue }
      let kind = document.nodes[node].kind
      guard kind != .comment, !isSkipped(node) else {
        node = document.end(node)
        continue
      }
      if kind == .text {
        result.append(
          tree.styles[node].textTransform.applied(to: document.nodes[node].content).utf8
        )
        node += 1
        continue
      }
      if let words = replacement(for: node) {
        if tree.roles[node] == .image || tree.roles[node] == .graphicsDocument {
          result.open(imageContent(node))
          result.append(words.utf8)
          result.close(.image)
        } else {
          result.append(" \(words) ".utf8)
        }
        node = document.end(node)
        continue
      }
      if tree.roles[node] == .link {
        result.open(linkContent(node))
        closing.append((document.end(node), .link))
      } else if tree.styles[node].display == .block || document.isHTML(node, "br") {
        result.append(" ".utf8)
        closing.append((document.end(node), nil))
      }
      node += 1
    }
    result.closeAll()
    return result
  }

  /// The words that stand for an element inside of a text; `nil` for one that is read by its
  /// content.
  private func replacement(for node: Int) -> String? {
    let role = tree.roles[node]
    switch role {
    case .image, .graphicsDocument, .graphicsSymbol: return tree.names[node]
    case .button where document.isHTML(node, "input"), .checkbox, .radio, .switch:
      return tree.names[node]
    case .textBox, .searchBox, .comboBox, .listBox, .slider, .spinButton, .meter, .progressBar:
      return [tree.names[node], controlValue(node) ?? ""].filter { !$0.isEmpty }
        .joined(separator: " ")
    case .math: return mathText(node)
    default: return nil
    }
  }

  /// The text of a formula: its alternative, or its signs in order.
  func mathText(_ node: Int) -> String {
    let name = tree.names[node]
    if !name.isEmpty { return name }
    var words: [String] = []
    var index = node + 1
    while index < document.end(node) {
      if document.isElement(index), document.name(index).hasPrefix("annotation") {
        index = document.end(index)
        continue
      }
      if document.nodes[index].kind == .text, let word = document.nodes[index].content.trimmed {
        words.append(word)
      }
      index += 1
    }
    return words.joined(separator: " ")
  }
}
