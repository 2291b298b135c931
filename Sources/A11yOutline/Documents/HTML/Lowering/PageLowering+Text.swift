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

  /// Adds the words that style sheets put before the content of an element, and what they put
  /// after it when that is read.
  mutating func beginGeneratedContent(of node: Int) {
    // Quotes add their marks themselves.
    guard mutedLabels == 0, !document.isHTML(node, "q") else { return }
    if let after = generatedText(tree.styles.contentAfter, of: node) {
      steps.append(.words(after))
    }
    guard let before = generatedText(tree.styles.contentBefore, of: node) else { return }
    if !text.hasText {
      textElement = node
      if let position = position(near: node) { text.begin(at: position) }
    }
    addText(before)
  }

  /// The words of generated content; `nil` where there are none, as for the signs of icon fonts.
  private func generatedText(_ contents: [Int: GeneratedContent], of node: Int) -> String? {
    guard !contents.isEmpty, let content = contents[node] else { return nil }
    let isSign = content.text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.generalCategory == .privateUse || scalar.properties.isWhitespace
    }
    guard !isSign else { return nil }
    return content.display == .inline ? content.text : " \(content.text) "
  }

  /// Begins a link or image inside of a text.
  mutating func openSpan(_ content: NodeContent, for element: Int) {
    if !text.hasText { textElement = element }
    if let position = position(near: element) { text.begin(at: position) }
    var content = content
    content.source = position(near: element)
    content.language = language(of: element)
    if let directions, directions[element] != directions[block(around: textElement)] {
      content.direction = directions[element]
    }
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
    container.hasNode = true
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
    let name = role == .note ? StructureName.note : .quote
    var content = NodeContent(name: number ?? name.rawValue, role: role)
    complete(&content, container.element)
    nodes.append(content, depth: container.depth)
    container.depth += 1
    container.hasNode = true
  }

  /// The text of an element with the links and images in it, whatever blocks it is made of.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  func inlineText(of element: Int) -> InlineText {
    var result = InlineText()
    var closing: [(element: Int, end: Int, role: Outline.Role?, isBlock: Bool)] = []
    var node = element + 1
    let end = document.end(element)
    if let position = position(near: element) { result.begin(at: position) }
    while node < end || !closing.isEmpty {
      while let last = closing.last, last.end <= node || node >= end {
        if let after = generatedText(tree.styles.contentAfter, of: last.element) {
          result.append(after.utf8)
        }
        if let role = last.role {
          result.close(role)
        } else if last.isBlock {
          result.append(" ".utf8)
        }
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
      if taken.contains(node) {
        node = document.end(node)
        continue
      }
      if let labelled = labelledControl(node) {
        // The control says what the label says, here or where it stands.
        if document.isDescendant(labelled, of: node) { append(labelled, to: &result) }
        node = document.end(node)
        continue
      }
      if append(node, to: &result) {
        node = document.end(node)
        continue
      }
      if tree.roles[node].isKind(of: .link), !permalinks.contains(node) {
        result.open(linkContent(node))
        closing.append((node, document.end(node), .link, false))
      } else if tree.styles[node].display == .block || document.isHTML(node, "br") {
        result.append(" ".utf8)
        closing.append((node, document.end(node), nil, true))
      } else if generatedText(tree.styles.contentAfter, of: node) != nil {
        closing.append((node, document.end(node), nil, false))
      }
      if let before = generatedText(tree.styles.contentBefore, of: node) {
        result.append(before.utf8)
      }
      node += 1
    }
    result.closeAll()
    return result
  }

  /// Adds what stands for an element inside of a text; tells whether anything does.
  @discardableResult
  private func append(_ node: Int, to result: inout InlineText) -> Bool {
    if let control = inlineControl(node) {
      result.append(" ".utf8)
      result.open(control)
      result.append(control.name.utf8)
      result.close(control.role)
      result.append(" ".utf8)
      return true
    }
    guard let words = replacement(for: node) else { return false }
    if tree.roles[node] == .image || tree.roles[node] == .graphicsDocument {
      result.open(imageContent(node))
      result.append(words.utf8)
      result.close(.image)
    } else {
      result.append(" \(words) ".utf8)
    }
    return true
  }

  /// The control that a label names, unless it is the mark of a task.
  private func labelledControl(_ node: Int) -> Int? {
    guard document.isHTML(node, "label"), let control = tree.labels.controls[node],
      tree.nameSources[control] == .native, !taken.contains(control)
    else { return nil }
    return control
  }

  /// A control inside of a text, such as a button in the cell of a table, which is operated where
  /// it stands.
  private func inlineControl(_ node: Int) -> NodeContent? {
    guard !isDisclosure(node), !tree.names[node].isEmpty else { return nil }
    switch tree.roles[node] {
    case .button, .checkbox, .radio, .switch: return controlContent(node)
    default: return nil
    }
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
