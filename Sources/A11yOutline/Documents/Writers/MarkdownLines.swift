/// The lines of a Markdown document while it is written.
struct MarkdownLines {
  /// Something that is open while its content is written.
  private struct Container {
    /// The index after the last node in it.
    var end: Int
    /// What each of its lines begins with.
    var prefix: String
    /// What ends it.
    var closing: String?
    /// The number of the last item in it, for telling whether a list goes on.
    var lastMarker: ListMarker?
    var lastWasItem = false
  }

  private enum Previous {
    case nothing, item, block
  }

  private(set) var text = ""

  private let tree: WrittenTree
  private let referenced: Set<String>
  private var containers: [Container]
  private var previous = Previous.nothing
  private var identifiers = HeadingIdentifiers()

  init(_ outline: Outline) {
    tree = WrittenTree(outline) { content in
      content.role == .heading && (1...6).contains(content.headingLevel ?? 0)
    }
    containers = [Container(end: tree.nodes.count, prefix: "")]
    referenced = Set(
      tree.nodes.lazy.flatMap { [$0.content.target] + $0.spans.map(\.content.target) }
        .compactMap { $0 }.filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    )
    writeHead(of: outline)
  }

  /// Writes all nodes.
  mutating func write() {
    var index = 0
    while index < tree.nodes.count {
      while let last = containers.last, containers.count > 1, last.end <= index { close() }
      index = write(index)
    }
    while containers.count > 1 { close() }
  }

  /// Writes the title as the sole heading of level one, or in a header when the outline has others.
  private mutating func writeHead(of outline: Outline) {
    let title = outline.title.flatMap { $0.isEmpty ? nil : $0 }
    let hasTopHeading = tree.nodes.contains { $0.role == .heading && $0.content.headingLevel == 1 }
    let isInHeader = title != nil && hasTopHeading
    if isInHeader || outline.language != nil {
      text += "---\n"
      if isInHeader, let title { text += "title: \(Self.quoted(title))\n" }
      if let language = outline.language { text += "lang: \(language)\n" }
      text += "---\n\n"
    }
    if let title, !isInHeader {
      _ = identifiers.identifier(for: title)
      text += "# \(Self.headingText(title.escapedForMarkdown))\n\n"
    }
  }

  private static func quoted(_ title: String) -> String {
    title.contains("\"") && !title.contains("'")
      ? "'\(title)'" : "\"\(title.replacing("\"", with: "'"))\""
  }

  // MARK: Nodes

  /// Writes a node, with what is below it where it is one block.
  ///
  /// - Returns: The index of the next node to write.
  private mutating func write(_ index: Int) -> Int {
    let node = tree.nodes[index]
    if node.isSection {
      writeBlock([headingLine(node)])
      return index + 1
    }
    if let code = tree.code(index) {
      writeBlock(Self.lines(of: code))
      return node.end
    }
    if let table = tree.table(index) {
      writeTable(table)
      return node.end
    }
    if let column = tree.column(index) {
      let header = [[(text: node.name, span: nil as NodeContent?)]]
      writeBlock([Self.row(header), "|---|"] + column.map { Self.row([$0]) })
      return node.end
    }
    switch node.role {
    case .quote:
      open(index, marker: "> ", prefix: "> ", text: Self.label(of: node.pieces()))
    case .group, .landmark,
      .figure where !tree.isLeaf(index) || node.isExpanded != nil:
      openDetails(node)
    case .separator where tree.isLeaf(index): writeBlock(["***"])
    case .paragraph, .note, .image,
      .figure where tree.isLeaf(index):
      writeText(node)
    case .link where tree.isLeaf(index) && !containers[containers.count - 1].lastWasItem:
      writeText(node)
    default: writeItem(index)
    }
    return index + 1
  }

  private mutating func writeText(_ node: WrittenNode) {
    writeBlock([Self.label(of: Self.pieces(of: node))])
  }

  private mutating func writeItem(_ index: Int) {
    let node = tree.nodes[index]
    let marker = ListMarker(node)
    let last = containers.count - 1
    if let marker, marker.number != 1 || containers[last].lastMarker != nil {
      let expected = containers[last].lastWasItem ? containers[last].lastMarker : nil
      let goesOn = expected.map {
        $0.number + 1 == marker.number && $0.delimiter == marker.delimiter
      }
      if goesOn != true {
        // A list numbers its items itself; another one needs something between them.
        if expected != nil { writeBlock(["<!-- -->"]) }
        separate()
      }
    }
    let bullet = marker?.text ?? "-"
    var text = Self.label(of: Self.pieces(of: node, from: marker?.length ?? 0))
    if node.role == .heading { text = headingLine(node) }
    if node.role == .toDo || node.role == .checkbox {
      text = (node.content.value == NeutralValue.checked ? "[x] " : "[ ] ") + text
    }
    containers[last].lastMarker = marker
    let indentation = String(repeating: " ", count: bullet.count + 1)
    if previous == .block { separate() }
    appendLine(text.isEmpty ? bullet : "\(bullet) \(text)")
    containers[last].lastWasItem = true
    previous = .item
    containers.append(
      Container(end: node.end, prefix: containers[last].prefix + indentation)
    )
  }

  // MARK: Containers

  private mutating func open(_ index: Int, marker: String, prefix: String, text: String) {
    writeBlock([marker + text])
    let outer = containers[containers.count - 1].prefix
    containers.append(Container(end: tree.nodes[index].end, prefix: outer + prefix))
  }

  private mutating func openDetails(_ node: WrittenNode) {
    let label = node.name.escapedForMarkup
    writeBlock([
      node.isExpanded == true ? "<details open>" : "<details>", "<summary>\(label)</summary>",
    ])
    let outer = containers[containers.count - 1].prefix
    containers.append(Container(end: node.end, prefix: outer, closing: "</details>"))
  }

  private mutating func close() {
    guard let closing = containers.popLast()?.closing else { return }
    separate()
    appendLine(closing)
    previous = .block
  }

  // MARK: Lines

  private mutating func writeBlock(_ lines: [String]) {
    separate()
    for line in lines { appendLine(line) }
    containers[containers.count - 1].lastWasItem = false
    previous = .block
  }

  private mutating func separate() {
    if previous != .nothing { appendLine("") }
    previous = .nothing
  }

  private mutating func appendLine(_ line: String) {
    let prefix = containers[containers.count - 1].prefix
    if line.isEmpty {
      text += prefix.contains(">") ? String(prefix.reversed().drop { $0 == " " }.reversed()) : ""
    } else {
      text += prefix
      text += line
    }
    text += "\n"
  }

  // MARK: Texts

  private mutating func headingLine(_ node: WrittenNode) -> String {
    let marks = String(repeating: "#", count: min(max(node.content.headingLevel ?? 6, 1), 6))
    var line = "\(marks) \(Self.headingText(Self.label(of: node.pieces())))"
    let own = identifiers.identifier(for: node.name)
    if let identifier = node.content.identifier, identifier != own,
      referenced.contains(identifier), !identifier.contains(where: { " }".contains($0) })
    {
      line += " {#\(identifier)}"
    }
    return line
  }

  /// A text whose last mark does not end a heading.
  private static func headingText(_ text: String) -> String {
    text.hasSuffix("#") ? text.dropLast() + "\\#" : text
  }

  /// The pieces of a node, which is itself a link or image where it says so.
  private static func pieces(of node: WrittenNode, from start: Int = 0) -> [WrittenNode.Piece] {
    guard node.content.target != nil, node.spans.isEmpty, node.role != .heading else {
      return node.pieces(from: start)
    }
    return node.pieces(from: start).map { ($0.text, node.content) }
  }

  private static func label(of pieces: [WrittenNode.Piece]) -> String {
    var label = ""
    for piece in pieces {
      let text = piece.text.escapedForMarkdown(isAtStart: label.isEmpty && piece.span == nil)
      guard let span = piece.span, let target = span.target else {
        label += text
        continue
      }
      let address = Self.address(target)
      let title = span.role == .link ? span.description.flatMap(title) ?? "" : ""
      label += "\(span.role == .image ? "!" : "")[\(text)](\(address)\(title))"
    }
    return label
  }

  /// The address of a link: as it is where nothing in it can be taken for its end.
  private static func address(_ target: String) -> String {
    let isPlain =
      !target.isEmpty && target.utf8.allSatisfy { $0 >= 0x80 || plainBytes.contains($0) }
    return isPlain ? target : "<\(target.filter { !"<>\n\\".contains($0) })>"
  }

  /// The characters of addresses that mean nothing in Markdown.
  private static let plainBytes = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#@!$&'+,;=%".utf8
  )

  private static func title(_ text: String) -> String? {
    text.contains { "\"\\".contains($0) } ? nil : " \"\(text.replacing("&", with: "&amp;"))\""
  }

  private static func lines(of code: WrittenTree.Code) -> [String] {
    var longest = 2
    for line in code.lines {
      var run = 0
      for byte in line.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    let fence = String(repeating: "`", count: longest + 1)
    let language = code.language?.filter { !"` \n".contains($0) } ?? ""
    return [fence + language] + code.lines + [fence]
  }

  private mutating func writeTable(_ table: WrittenTree.Table) {
    let columns = table.rows.first?.count ?? table.headers.count
    let headers = table.headers.isEmpty ? Array(repeating: "", count: columns) : table.headers
    let head = Self.row(headers.map { [(text: $0, span: nil)] })
    let rule = "|" + String(repeating: "---|", count: columns)
    writeBlock([head, rule] + table.rows.map(Self.row))
  }

  private static func row(_ cells: [[WrittenNode.Piece]]) -> String {
    "| " + cells.map { label(of: $0) }.joined(separator: " | ") + " |"
  }
}

extension String {
  /// The text with a backslash before everything that Markdown could take for a mark.
  var escapedForMarkdown: String { escapedForMarkdown(isAtStart: true) }

  /// The same for a piece of a line.
  func escapedForMarkdown(isAtStart: Bool) -> String {
    var escaped = ""
    for (index, character) in enumerated() {
      let isMark = isAtStart && index == 0 && "#+-=:".contains(character)
      if isMark || "\\`*_[]<>&|~!".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    let number = escaped.prefix { $0.isNumber }
    if isAtStart, !number.isEmpty, number.count < 10, let mark = escaped[number.endIndex...].first,
      mark == "." || mark == ")"
    {
      escaped = number + "\\" + escaped[number.endIndex...]
    }
    return escaped.replacing("://", with: ":\\//").replacing("@", with: "\\@")
      .replacing("www.", with: "www\\.")
  }
}
