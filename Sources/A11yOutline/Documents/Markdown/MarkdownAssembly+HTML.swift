extension MarkdownAssembly {
  /// The elements whose tags begin and end a paragraph.
  private static let blockElements: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "dd", "div", "dl", "dt", "fieldset",
    "figcaption", "figure", "footer", "form", "header", "hr", "li", "main", "nav", "ol", "p",
    "pre", "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]

  mutating func beginHTML() {
    flushText()
    rawHTML = RawHTML()
  }

  mutating func appendHTML(_ bytes: UnsafeBufferPointer<UInt8>) {
    let position = position(of: bytes)
    if rawHTML != nil {
      rawHTML?.append(bytes, at: position)
    } else {
      var piece = RawHTML()
      piece.append(bytes, at: position)
      take(piece)
    }
  }

  mutating func endHTML() {
    guard let block = rawHTML else { return }
    rawHTML = nil
    take(block)
    flushText()
  }

  /// Keeps the text of raw HTML and acts on the tags that a listener needs.
  private mutating func take(_ html: RawHTML) {
    var html = html
    for piece in HTMLFragmentScanner(html.bytes) {
      switch piece {
      case .text(let range):
        let text = String(decoding: html.bytes[range], as: UTF8.self)
        if text.utf8.contains(where: { !$0.isASCIIWhitespace }) {
          self.text.begin(at: html.position(ofTextIn: range))
        }
        self.text.append(references.decode(text).utf8)
      case .start(let name, let attributes, let offset):
        if textKind == .cell, Self.blockElements.contains(name) {
          text.append(CollectionOfOne(0x20))
        } else {
          begin(name, attributes, at: html.position(at: offset))
        }
      case .end(let name):
        end(name)
      }
    }
  }

  private mutating func begin(
    _ name: String,
    _ attributes: [String: String],
    at position: SourcePosition
  ) {
    if Self.blockElements.contains(name) { flushText() }
    if let identifier = attributes["id"] ?? (name == "a" ? attributes["name"] : nil) {
      addAnchor(references.decode(identifier))
    }
    switch name {
    case "details": beginDetails(isOpen: attributes["open"] != nil, at: position)
    case "summary": beginSummary()
    case "h1", "h2", "h3", "h4", "h5", "h6":
      flushText()
      textKind = .heading(level: Int(name.dropFirst()) ?? 1)
    case "li": textKind = .listItem
    case "hr": appendSeparator()
    case "br": text.append(CollectionOfOne(0x20))
    case "a":
      guard let target = attributes["href"] else { return }
      text.begin(at: position)
      openSpan(.link, target: references.decode(target))
      if let title = attributes["title"] { nameSpan(title) }
    case "img":
      let name = attributes["alt"] ?? attributes["title"]
      text.begin(at: position)
      openSpan(.image, target: attributes["src"].map { references.decode($0) })
      text.append(references.decode(name ?? "").utf8)
      closeSpan(.image)
    default: break
    }
  }

  private mutating func end(_ name: String) {
    if textKind == .cell {
      if name == "a" { closeSpan(.link) }
      return
    }
    switch name {
    case "details": endDetails()
    case "summary": endSummary()
    case "a": closeSpan(.link)
    case "h1", "h2", "h3", "h4", "h5", "h6": flushText()
    default: if Self.blockElements.contains(name) { flushText() }
    }
  }

  // MARK: Details

  /// The group is called by its summary when that comes.
  private mutating func beginDetails(isOpen: Bool, at position: SourcePosition) {
    guard textKind != .cell else { return }
    beginBlock()
    let content = NodeContent(
      name: StructureName.details.rawValue,
      role: .group,
      isGroup: true,
      isExpanded: isOpen,
      source: position
    )
    let depth = depth
    let id = nodes.append(content, depth: depth)
    push(.details(id), needsLabel: false)
    container.depth = depth + 1
  }

  private mutating func beginSummary() {
    flushText()
    guard case .details = container.kind else { return }
    container.isInSummary = true
    summary = ""
  }

  private mutating func endSummary() {
    flushText()
    guard case .details(let id) = container.kind, container.isInSummary else { return }
    container.isInSummary = false
    let summary = summary
    guard !summary.isEmpty else { return }
    nodes.builder.update(id) { $0.name = summary }
  }

  /// Ends the nearest `<details>`; one that holds open items or quotes ends when they do.
  private mutating func endDetails() {
    flushText()
    endSummary()
    guard
      let place = containers.lastIndex(where: { container in
        if case .details = container.kind { return !container.endsWithInnerContainers }
        return false
      })
    else { return }
    if place == containers.count - 1 {
      pop()
    } else {
      containers[place].endsWithInnerContainers = true
    }
  }
}
