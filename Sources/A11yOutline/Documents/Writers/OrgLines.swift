/// The lines of an Org document while it is written.
struct OrgLines {
  private(set) var text = ""

  private let tree: WrittenTree
  /// The items that are open: the index after what is in them, and the column of their text.
  private var items: [(end: Int, column: Int)] = []
  private var needsBlank = false
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
      while let last = items.last, last.end <= index { items.removeLast() }
      index = write(index)
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
    if node.isSection {
      items.removeAll()
      return writeHeadline(index)
    }
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
    switch node.role {
    case .separator where tree.isLeaf(index): writeBlock(["-----"])
    case .quote where tree.isLeaf(index):
      writeBlock(["#+BEGIN_QUOTE", line(Self.pieces(of: node)), "#+END_QUOTE"])
    case .paragraph, .note,
      .image where tree.isLeaf(index) && !node.name.isEmpty:
      writeBlock([line(Self.pieces(of: node))])
    default: writeItem(node)
    }
    return index + 1
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
    let column = items.last?.column ?? 0
    if needsBlank { text += "\n" }
    needsBlank = false
    text += String(repeating: " ", count: column) + marks + (marks == "-" ? " \n" : "\n")
    items.append((node.end, column + bullet.count + 1))
  }

  private mutating func writeBlock(_ lines: [String]) {
    let indentation = String(repeating: " ", count: items.last?.column ?? 0)
    if !text.isEmpty { text += "\n" }
    for line in lines { text += "\(indentation)\(line)\n" }
    needsBlank = true
  }

  private static func isDone(_ node: WrittenNode) -> Bool {
    node.content.value == NeutralValue.checked
  }

  // MARK: Texts

  private static func pieces(of node: WrittenNode, from start: Int = 0) -> [WrittenNode.Piece] {
    guard node.content.target != nil, node.spans.isEmpty else { return node.pieces(from: start) }
    return node.pieces(from: start).map { ($0.text, node.content) }
  }

  private func line(
    _ pieces: [WrittenNode.Piece],
    isHeadline: Bool = false,
    isItem: Bool = false
  ) -> String {
    var line = ""
    for piece in pieces {
      if let target = piece.span?.target {
        let address = target.replacing("[", with: "%5B").replacing("]", with: "%5D")
        line += "[[\(address)][\(piece.text.escapedForOrgLabel)]]"
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
