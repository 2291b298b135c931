/// The lines of an Org document while it is written.
struct OrgLines {
  private(set) var text = ""

  /// An item or a quote whose content is written.
  private struct Container {
    /// The index after the last node in it.
    var end: Int
    /// The column of what stands in it.
    var column: Int
    /// The line that ends it.
    var closing: String?
  }

  private let tree: WrittenTree
  private var containers: [Container] = []
  private var needsBlank = false
  /// Whether a quote has just begun, in which no line is blank yet.
  private var isAtStart = false
  /// The words that make a headline a task.
  private var keywords: Set<String> = ["TODO", "DONE"]

  init(_ outline: Outline) {
    tree = WrittenTree(outline) { content in
      content.role == .heading || content.role == .toDo
    }
    writeHead(of: outline)
  }

  /// Writes all nodes.
  mutating func write() {
    var index = 0
    while index < tree.nodes.count {
      close(before: index)
      index = write(index)
    }
    close(before: index)
  }

  private mutating func close(before index: Int) {
    while let last = containers.last, last.end <= index {
      containers.removeLast()
      if let closing = last.closing {
        writeLine(closing)
        (needsBlank, isAtStart) = (true, false)
      }
    }
  }

  private mutating func writeHead(of outline: Outline) {
    if let title = outline.title { text += "#+TITLE: \(title)\n" }
    if let language = outline.language { text += "#+LANGUAGE: \(language)\n" }
    let facts = tree.nodes.compactMap { OrgFacts($0.content) }
    let open = Set(facts.filter { !$0.isDone }.compactMap(\.keyword))
    let done = Set(facts.filter(\.isDone).compactMap(\.keyword))
    keywords.formUnion(open.union(done))
    if keywords.count > 2 {
      let all = ["TODO"] + open.sorted() + ["|", "DONE"] + done.sorted()
      text += "#+TODO: \(all.joined(separator: " "))\n"
    }
    let groups = tree.nodes.filter { $0.isExpanded != nil }
    if !groups.isEmpty, groups.allSatisfy({ $0.isExpanded == true }) {
      text += "#+STARTUP: showall\n"
    }
  }

  // MARK: Nodes

  /// Writes a node, with what is below it where it is one block.
  ///
  /// - Returns: The index of the next node to write.
  private mutating func write(_ index: Int) -> Int {
    let node = tree.nodes[index]
    if node.isSection { return writeHeadline(index) }
    if let code = tree.code(index) {
      let language = code.language.map { " \($0)" } ?? ""
      let lines = code.lines.map { $0.hasPrefix("*") || $0.hasPrefix("#+") ? ",\($0)" : $0 }
      writeBlock(["#+BEGIN_SRC\(language)"] + lines + ["#+END_SRC"])
      return node.end
    }
    if let table = tree.table(index) {
      let rule = "|-" + String(repeating: "+-", count: max(table.headers.count - 1, 0)) + "|"
      let head = table.headers.map { [(text: $0, span: nil as NodeContent?)] }
      let lines = table.headers.isEmpty ? [] : [row(head), rule]
      writeBlock(lines + table.rows.map { row($0) })
      return node.end
    }
    if let column = tree.column(index) {
      let head = [[(text: node.name, span: nil as NodeContent?)]]
      writeBlock([row(head), "|-|"] + column.map { row([$0]) })
      return node.end
    }
    if let lines = logbookLines(index) ?? imageLines(index) {
      writeBlock(lines)
      return node.end
    }
    switch node.role {
    case .separator where tree.isLeaf(index): writeBlock(["-----"])
    case .quote: openQuote(index)
    case .note where tree.isLeaf(index) && footnoteLine(node) != nil:
      writeBlock([footnoteLine(node)].compactMap { $0 })
    case .paragraph, .note,
      .image where tree.isLeaf(index) && !node.name.isEmpty:
      writeBlock(textLines(node))
    default: writeItem(node)
    }
    return index + 1
  }

  private mutating func openQuote(_ index: Int) {
    let node = tree.nodes[index]
    // A quote that begins with no text is called by a word which the reader adds.
    let isCalledByWord = node.name == StructureName.quote.rawValue && node.spans.isEmpty
    let hasLabel = tree.isLeaf(index) || !isCalledByWord || !tree.nodes[index + 1].isOrgBlock
    writeBlock(["#+BEGIN_QUOTE"] + (hasLabel ? textLines(node) : []))
    isAtStart = !hasLabel
    let column = containers.last?.column ?? 0
    containers.append(Container(end: node.end, column: column, closing: "#+END_QUOTE"))
  }

  private mutating func writeHeadline(_ index: Int) -> Int {
    let node = tree.nodes[index]
    let facts = OrgFacts(node.content)
    if needsBlank { text += "\n" }
    needsBlank = false
    text += String(repeating: "*", count: node.content.headingLevel ?? 1) + " "
    if node.role == .toDo { text += "\(facts?.keyword ?? (Self.isDone(node) ? "DONE" : "TODO")) " }
    if let priority = facts?.priority { text += "[#\(priority)] " }
    text += line(node.pieces(), isHeadline: true)
    if let tags = facts?.tags, !tags.isEmpty { text += " :\(tags.joined(separator: ":")):" }
    text += "\n"
    return writeProperties(after: index)
  }

  /// Writes the drawer that the reader makes a group of.
  private mutating func writeProperties(after index: Int) -> Int {
    let drawer = index + 1
    guard drawer < tree.nodes[index].end, tree.nodes[drawer].name == "Properties",
      tree.nodes[drawer].isExpanded == false,
      (drawer + 1..<tree.nodes[drawer].end).allSatisfy({ tree.isLeaf($0) })
    else { return drawer }
    let names = (drawer + 1..<tree.nodes[drawer].end).map { tree.nodes[$0].name }
    let planning = names.prefix { name in
      ["SCHEDULED:", "DEADLINE:", "CLOSED:"].contains { name.hasPrefix($0) }
    }
    for line in planning { text += "\(line)\n" }
    let properties = names.dropFirst(planning.count)
    if !properties.isEmpty {
      let lines = properties.map { name in
        guard let colon = name.range(of: ": ") else { return ":\(name):" }
        return ":\(name[..<colon.lowerBound]): \(name[colon.upperBound...])"
      }
      text += ":PROPERTIES:\n\(lines.joined(separator: "\n"))\n:END:\n"
    }
    return tree.nodes[drawer].end
  }

  /// The lines of the drawer in which Org keeps times and notes; `nil` for other nodes.
  private func logbookLines(_ index: Int) -> [String]? {
    let node = tree.nodes[index]
    guard node.name == "LOGBOOK", node.isExpanded == false, !tree.isLeaf(index) else { return nil }
    let range = index + 1..<node.end
    let isPlain = range.allSatisfy { line in
      let (role, name) = (tree.nodes[line].role, tree.nodes[line].name)
      return tree.isLeaf(line) && role == .text && !name.isEmpty && !":*".contains(name.prefix(1))
    }
    return isPlain ? [":LOGBOOK:"] + range.map { tree.nodes[$0].name } + [":END:"] : nil
  }

  private mutating func writeItem(_ node: WrittenNode) {
    let marker = ListMarker(node)
    let bullet = marker?.text ?? "-"
    var marks = bullet
    if node.role == .toDo || node.role == .checkbox {
      let isMixed = node.content.value == NeutralValue.mixed
      marks += isMixed ? " [-]" : Self.isDone(node) ? " [X]" : " [ ]"
    }
    let label = line(Self.pieces(of: node, from: marker?.length ?? 0), isItem: true)
    marks += label.isEmpty ? "" : " \(label)"
    if needsBlank, !isAtStart { text += "\n" }
    (needsBlank, isAtStart) = (false, false)
    let column = containers.last?.column ?? 0
    writeLine(marks == "-" ? "- " : marks)
    containers.append(Container(end: node.end, column: column + bullet.count + 1))
  }

  private mutating func writeBlock(_ lines: [String]) {
    if !text.isEmpty, !isAtStart { text += "\n" }
    for line in lines { writeLine(line) }
    (needsBlank, isAtStart) = (true, false)
  }

  private mutating func writeLine(_ line: String) {
    text += "\(String(repeating: " ", count: containers.last?.column ?? 0))\(line)\n"
  }

  private static func isDone(_ node: WrittenNode) -> Bool {
    node.content.value == NeutralValue.checked
  }

  // MARK: Texts

  private static func pieces(of node: WrittenNode, from start: Int = 0) -> [WrittenNode.Piece] {
    guard node.content.target != nil, node.spans.isEmpty else { return node.pieces(from: start) }
    return node.pieces(from: start).map { ($0.text, node.content) }
  }

  /// The lines of a paragraph; before it what its first link says if that is an image.
  private func textLines(_ node: WrittenNode) -> [String] {
    let pieces = Self.pieces(of: node)
    guard let first = pieces.first(where: { $0.span != nil }), let span = first.span,
      let image = OrgImage(of: span), image.fileName != first.text
    else { return [line(pieces)] }
    return ["#+ATTR_HTML: :alt \(first.text.escapedForOrgAttribute)", line(pieces, isNamed: true)]
  }

  /// The line of a footnote; `nil` where it is no footnote of Org, or where none can stand.
  private func footnoteLine(_ node: WrittenNode) -> String? {
    guard containers.isEmpty, let identifier = node.content.identifier,
      let label = OrgFootnote.label(ofIdentifier: identifier),
      node.name.hasPrefix(OrgFootnote.reference(to: label) + " ")
    else { return nil }
    let start = OrgFootnote.reference(to: label).utf8.count + 1
    return "[\(identifier)] \(line(node.pieces(from: start)))"
  }

  /// The lines of an image, or of a figure which holds nothing but one; `nil` for other nodes.
  private func imageLines(_ index: Int) -> [String]? {
    let node = tree.nodes[index]
    let isFigure = node.role == .figure && node.end == index + 2 && tree.isLeaf(index + 1)
    let content = tree.nodes[isFigure ? index + 1 : index].content
    guard isFigure || tree.isLeaf(index), !node.name.isEmpty, node.spans.isEmpty,
      let image = OrgImage(of: content), !content.name.isEmpty
    else { return nil }
    let caption = "#+CAPTION: \(line([(text: node.name, span: nil)]))"
    let link = "[[\(Self.address(image.link))]]"
    if isFigure {
      return [caption, "#+ATTR_HTML: :alt \(content.name.escapedForOrgAttribute)", link]
    }
    return image.fileName == node.name ? [link] : [caption, link]
  }

  /// The footnote that a piece of a text refers to.
  private static func footnote(_ piece: WrittenNode.Piece) -> Substring? {
    guard let span = piece.span, span.role == .link, let target = span.target,
      target.hasPrefix("#"), let label = OrgFootnote.label(ofIdentifier: target.dropFirst()),
      piece.text == OrgFootnote.reference(to: label)
    else { return nil }
    return target.dropFirst()
  }

  private static func address(_ target: String) -> String {
    target.replacing("[", with: "%5B").replacing("]", with: "%5D")
  }

  /// A line of text.
  ///
  /// - Parameters:
  ///   - pieces: The text in pieces.
  ///   - isHeadline: Whether it is the title of a headline.
  ///   - isItem: Whether it is the text of a list item.
  ///   - isNamed: Whether a line before it tells what its first link, an image, is called.
  /// - Returns: The line, without its indentation.
  private func line(
    _ pieces: [WrittenNode.Piece],
    isHeadline: Bool = false,
    isItem: Bool = false,
    isNamed: Bool = false
  ) -> String {
    var line = ""
    var isNamed = isNamed
    for piece in pieces {
      if piece.span != nil { line = line.protectedBeforeLink }
      if let image = piece.span.flatMap({ OrgImage(of: $0) }),
        isNamed || image.fileName == piece.text
      {
        line += "[[\(Self.address(image.link))]]"
        isNamed = false
      } else if let footnote = Self.footnote(piece) {
        line += "[\(footnote)]"
      } else if let target = piece.span?.target {
        line += "[[\(Self.address(target))][\(piece.text.escapedForOrgLabel)]]"
      } else {
        line += piece.text.escapedForOrg(follows: line.last)
      }
    }
    return line.protectedAtEnds(
      isHeadline: isHeadline,
      isItem: isItem,
      keywords: keywords
    )
  }

  private func row(_ cells: [[WrittenNode.Piece]]) -> String {
    let texts = cells.map { line($0).replacing("|", with: "\\vert{}") }
    return "| \(texts.joined(separator: " | ")) |"
  }
}
