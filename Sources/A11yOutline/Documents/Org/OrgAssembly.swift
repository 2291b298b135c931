/// Puts an outline together from the lines of an Org file.
struct OrgAssembly: LineAssembly {
  /// A label that may go on, or whose properties may follow.
  struct Label {
    var content: NodeContent
    var text: InlineText
    var depth: Int
    var visibility: OrgSettings.Folding?
    var isHeadline = false
  }

  /// What encloses the lines that come.
  enum Enclosure: Equatable {
    case code(language: String?)
    case verse
    case comment
    case drawer(name: String)
    case environment(end: String)
  }

  /// Something that holds what follows.
  enum Container {
    case item(indentation: Int)

    /// A quote, which has a node as soon as something stands in it.
    case quote(hasNode: Bool)
  }

  var blocks: BlockAssembly
  var settings = OrgSettings()
  var enclosure: Enclosure?
  var label: Label?
  var properties: [NodeContent] = []
  private var sections: [Int] = []
  var containers: [Container] = []
  var affiliation = OrgAffiliation()
  private var identifiers = HeadingIdentifiers()
  private var anchors = DocumentAnchors()
  private var visibilities: [(id: NodeID, folding: OrgSettings.Folding)] = []

  init(_ builder: OutlineBuilder) {
    blocks = BlockAssembly(builder)
  }

  /// Reads the keyword lines, for a word that is declared at the end counts everywhere.
  mutating func takeSettings(from utf8: UnsafeBufferPointer<UInt8>) {
    for line in TextLines(utf8) where line.text.hasPrefix("#+") { settings.take(line.text) }
    blocks.nodes.builder.title = settings.title
    blocks.nodes.builder.language = settings.language
  }

  /// The outline, opened as the file asks.
  consuming func finish() -> Outline {
    flushLabel()
    let settings = settings
    let visibilities = visibilities
    let anchors = anchors
    var outline = blocks.build()
    anchors.resolve(in: &outline)
    if let folding = settings.folding { outline.fold(folding) }
    for (id, folding) in visibilities { outline.fold(folding, at: id) }
    return outline
  }

  /// How many nodes the next block stands in.
  var depth: Int { sections.count + containers.count - (isInNewQuote ? 1 : 0) }

  // MARK: Lines

  mutating func take(_ line: TextLines.Line) {
    if let stars = headlineLevel(of: line) {
      enclosure = nil
      beginHeadline(line, stars: stars)
    } else if enclosure != nil {
      takeEnclosed(line)
    } else if line.isBlank {
      affiliation = OrgAffiliation()
      blocks.flush()
      if label?.isHeadline == false { flushLabel() }
    } else if !beginEnclosure(line), !takePlanning(line) {
      takeBlock(line)
    }
  }

  private func headlineLevel(of line: TextLines.Line) -> Int? {
    guard line.indentationCount == 0, line.text.hasPrefix("*") else { return nil }
    let stars = line.text.utf8.prefix { $0 == UInt8(ascii: "*") }.count
    let rest = line.text.utf8.dropFirst(stars)
    return rest.first == UInt8(ascii: " ") || (rest.isEmpty && line.whole.count > stars)
      ? stars : nil
  }

  private mutating func takeBlock(_ line: TextLines.Line) {
    if line.text.hasPrefix("#+") || line.text == "#" || line.text.hasPrefix("# ") {
      takeKeyword(line)
      return
    }
    let affiliation = affiliation
    self.affiliation = OrgAffiliation()
    if let marker = OrgListMarker(line) {
      beginItem(line, marker)
      return
    }
    if beginFootnote(line) { return }
    if goesOnWithLabel(line) {
      label?.text.append(OrgInline.text(of: line.text, at: line.position))
      return
    }
    flushLabel()
    closeItems(downTo: line.indentation)
    guard line.isOrgText else {
      beginInQuote(at: line.position)
      takeMarked(line)
      return
    }
    let text = OrgInline.text(
      of: line.text,
      at: line.position,
      alternative: affiliation.alternative
    )
    guard !text.isEmpty else { return }
    if let image = text.soleNode, image.role == .image, affiliation.caption != nil || isInNewQuote {
      append(image, affiliation)
    } else if isInNewQuote {
      let content = NodeContent(name: "", role: .quote, source: line.position)
      label = Label(content: content, text: text, depth: depth)
      noteQuoteNode()
    } else {
      blocks.addText(text, depth: depth)
    }
  }

  /// Takes a line that begins with a mark.
  private mutating func takeMarked(_ line: TextLines.Line) {
    if line.text.hasPrefix("|") {
      takeRow(line)
    } else if line.text.hasPrefix(":") {
      blocks.addCode(line.text.dropFirst(2).utf8, at: line.position, depth: depth)
    } else {
      let content = NodeContent(name: "", role: .separator, source: line.position)
      blocks.append(content, depth: depth)
    }
  }

  /// Takes a comment, or a line that says something of the block after it or of the whole file.
  private mutating func takeKeyword(_ line: TextLines.Line) {
    guard affiliation.take(line) else { return }
    if label?.isHeadline == false { flushLabel() }
    blocks.flush()
  }

  /// Whether a line belongs to the text of the list item or quote above it.
  private func goesOnWithLabel(_ line: TextLines.Line) -> Bool {
    guard let label, !label.isHeadline else { return false }
    if label.content.role == .note { return line.isOrgText }
    switch containers.last {
    case .item(let indentation): return line.indentation > indentation
    case .quote: return line.isOrgText
    case nil: return false
    }
  }

  /// Appends an image with its caption, as a figure if it has another text of its own.
  private mutating func append(_ image: NodeContent, _ affiliation: OrgAffiliation) {
    beginInQuote(at: image.source)
    var image = image
    guard let caption = affiliation.caption else {
      blocks.append(image, depth: depth)
      return
    }
    let isFigure = affiliation.alternative.map { $0 != caption } ?? false
    if isFigure {
      blocks.append(
        NodeContent(name: caption, role: .figure, source: image.source),
        depth: depth
      )
    } else {
      image.name = caption
    }
    blocks.append(image, depth: isFigure ? depth + 1 : depth)
  }

  private mutating func takeRow(_ line: TextLines.Line) {
    if line.text.hasPrefix("|-") {
      blocks.endHead()
      return
    }
    var cells = line.text.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
    if cells.count > 1, cells.last?.allSatisfy({ $0 == " " }) ?? false { cells.removeLast() }
    if Self.isAlignment(cells) { return }
    let texts = cells.map { cell in
      OrgInline.text(of: cell.replacing("\\vert{}", with: "|"), at: line.position)
    }
    blocks.addRow(texts, at: line.position, depth: depth)
  }

  /// Whether a row says nothing but how its columns are aligned and how wide they are, such as `<r>`
  /// and `<l10>` (Org manual, section 3.2).
  private static func isAlignment(_ cells: [Substring]) -> Bool {
    let texts = cells.compactMap { String($0).trimmed }
    return !texts.isEmpty
      && texts.allSatisfy { text in
        guard text.count > 2, text.hasPrefix("<"), text.hasSuffix(">") else { return false }
        let inside = text.dropFirst().dropLast()
        return inside.drop { "lrc".contains($0) }.allSatisfy { $0.isASCII && $0.isNumber }
          && inside.prefix { "lrc".contains($0) }.count < 2
      }
  }

  // MARK: Headlines

  private mutating func beginHeadline(_ line: TextLines.Line, stars: Int) {
    flushLabel()
    blocks.flush()
    affiliation = OrgAffiliation()
    containers.removeAll()
    let headline = OrgHeadline(line, stars: stars, settings: settings)
    if headline.isInlineTask {
      if headline.text.text == "END" { return }
      var content = headline.content
      content.name = headline.text.text
      content.headingLevel = nil
      blocks.append(content, with: headline.text, depth: depth)
      return
    }
    while let last = sections.last, last >= stars { sections.removeLast() }
    var content = headline.content
    content.identifier = identifiers.identifier(for: headline.text.text)
    label = Label(
      content: content,
      text: headline.text,
      depth: sections.count,
      isHeadline: true
    )
    sections.append(stars)
  }

  /// Appends the headline or item that waits, and the properties that came with it.
  mutating func flushLabel() {
    guard var open = label else { return }
    label = nil
    open.content.name = [open.content.name, open.text.text].filter { !$0.isEmpty }
      .joined(separator: " ")
    anchors.name(&open.content)
    let id = blocks.append(open.content, with: open.text, depth: open.depth)
    if let visibility = open.visibility { visibilities.append((id, visibility)) }
    guard !properties.isEmpty else { return }
    appendDrawer(named: "Properties", properties, depth: open.depth + 1)
    properties.removeAll()
  }

  mutating func appendDrawer(named name: String, _ lines: [NodeContent], depth: Int) {
    let group = NodeContent(name: name, isExpanded: false, source: lines.first?.source)
    blocks.append(group, depth: depth)
    for line in lines { blocks.append(line, depth: depth + 1) }
  }

  /// Notes an identifier that the properties give to the headline.
  mutating func addAnchor(_ identifier: String) {
    anchors.add(identifier)
  }

  // MARK: Lists

  private mutating func beginItem(_ line: TextLines.Line, _ marker: OrgListMarker) {
    flushLabel()
    blocks.flush()
    closeItems(downTo: line.indentation)
    beginInQuote(at: line.position)
    var content = NodeContent(name: marker.number ?? "", role: .listItem, source: line.position)
    if let value = marker.value {
      content.role = .toDo
      content.value = value
    }
    let text = OrgInline.text(of: marker.rest, at: line.position)
    label = Label(content: content, text: text, depth: depth)
    containers.append(.item(indentation: line.indentation))
  }

  mutating func closeItems(downTo indentation: Int) {
    while case .item(let last) = containers.last, last >= indentation { containers.removeLast() }
  }
}
