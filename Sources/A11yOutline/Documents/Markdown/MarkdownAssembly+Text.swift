/// Paragraphs, headings and the labels of items and quotes.
extension MarkdownAssembly {
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

  mutating func openSpan(_ role: Outline.Role, target: String?) {
    text.open(NodeContent(name: "", role: role, target: target))
  }

  /// Takes what the link or image that has just begun says besides its words.
  mutating func nameSpan(_ title: String) {
    text.nameOpenSpan(title)
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
    _ = text.utf8.withUnsafeBufferPointer {
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
  mutating func appendLabel(
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
}
