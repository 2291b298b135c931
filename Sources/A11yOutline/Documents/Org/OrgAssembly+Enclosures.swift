extension OrgAssembly {
  /// Begins a block or a drawer, when the line says so.
  ///
  /// - Returns: Whether the line was one that begins or ends such a thing.
  mutating func beginEnclosure(_ line: TextLines.Line) -> Bool {
    let words = line.text.split(separator: " ", maxSplits: 2)
    guard let first = words.first?.uppercased() else { return false }
    if first.hasPrefix("#+BEGIN_") {
      let language = words.dropFirst().first.map(String.init)
      begin(block: String(first.dropFirst(8)), language: language, line)
      return true
    }
    if first == "#+END_QUOTE" {
      endQuote()
      return true
    }
    if first.hasPrefix("#+END_") {
      blocks.flush()
      return true
    }
    if beginEnvironment(line) { return true }
    let isDrawer =
      words.count == 1 && first.count > 2 && first.first == ":" && first.last == ":"
      && first.dropFirst().dropLast().allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
    guard isDrawer, first != ":END:" else { return false }
    if first != ":PROPERTIES:" || label?.isHeadline != true { flushLabel() }
    blocks.flush()
    affiliation = OrgAffiliation()
    closeItems(downTo: line.indentation)
    beginInQuote(at: line.position)
    let name = first == ":PROPERTIES:" ? "Properties" : String(line.text.dropFirst().dropLast())
    enclosure = .drawer(name: name)
    return true
  }

  private mutating func begin(block: String, language: String?, _ line: TextLines.Line) {
    flushLabel()
    blocks.flush()
    affiliation = OrgAffiliation()
    closeItems(downTo: line.indentation)
    if Self.blocksOfTheirOwn.contains(block) { beginInQuote(at: line.position) }
    switch block {
    case "SRC": enclosure = .code(language: language)
    case "EXAMPLE", "EXPORT": enclosure = .code(language: nil)
    case "QUOTE": containers.append(.quote(hasNode: false))
    case "VERSE": enclosure = .verse
    case "COMMENT": enclosure = .comment
    default: break
    }
  }

  /// Begins an environment of LaTeX, such as `\begin{equation}`, when the line says so.
  private mutating func beginEnvironment(_ line: TextLines.Line) -> Bool {
    guard line.text.hasPrefix("\\begin{"), let close = line.text.firstIndex(of: "}") else {
      return false
    }
    flushLabel()
    blocks.flush()
    affiliation = OrgAffiliation()
    closeItems(downTo: line.indentation)
    beginInQuote(at: line.position)
    enclosure = .environment(end: "\\end" + line.text[..<close].dropFirst(6) + "}")
    takeEnclosed(line)
    return true
  }

  /// The blocks that are nodes; what is in others stands where these stand.
  private static let blocksOfTheirOwn: Set<String> = ["SRC", "EXAMPLE", "EXPORT", "QUOTE", "VERSE"]

  /// Takes a line inside a block or a drawer, or its end.
  mutating func takeEnclosed(_ line: TextLines.Line) {
    guard let enclosure else { return }
    switch enclosure {
    case .drawer(let name): takeDrawer(line, named: name)
    case .environment(let end):
      blocks.addCode(line.whole, at: line.position, language: "latex", depth: depth)
      guard line.text.hasSuffix(end) else { return }
      blocks.flush()
      self.enclosure = nil
    case _ where line.text.uppercased().hasPrefix("#+END_"):
      blocks.flush()
      self.enclosure = nil
    case .code(let language): takeCode(line, language: language)
    case .verse:
      blocks.flush()
      guard !line.isBlank else { return }
      blocks.addText(OrgInline.text(of: line.text, at: line.position), depth: depth)
    case .comment: break
    }
  }

  /// A comma hides a star or a keyword at the beginning of a line from Org.
  private mutating func takeCode(_ line: TextLines.Line, language: String?) {
    var code = Array(line.whole)
    if line.text.hasPrefix(",*") || line.text.hasPrefix(",#+") {
      code.remove(at: line.indentationCount)
    }
    blocks.addCode(code, at: line.position, language: language, depth: depth)
  }

  private mutating func takeDrawer(_ line: TextLines.Line, named name: String) {
    if line.text.uppercased() == ":END:" {
      enclosure = nil
      if label == nil, !properties.isEmpty {
        appendDrawer(named: name, properties, depth: depth)
        properties.removeAll()
      }
      return
    }
    guard !line.isBlank else { return }
    var content = NodeContent(name: line.text, source: line.position)
    if line.text.hasPrefix(":"), let colon = line.text.dropFirst().firstIndex(of: ":") {
      let key = line.text[..<colon].dropFirst()
      let value = String(line.text[line.text.index(after: colon)...]).trimmed ?? ""
      content.name = value.isEmpty ? String(key) : "\(key): \(value)"
      use(property: key.uppercased(), value)
    }
    properties.append(content)
  }

  private mutating func use(property: String, _ value: String) {
    guard label != nil else { return }
    switch property {
    case "CUSTOM_ID", "ID": addAnchor(value)
    case "VISIBILITY": label?.visibility = OrgSettings.Folding(value)
    default: break
    }
  }

  /// Takes a line of dates under a headline.
  mutating func takePlanning(_ line: TextLines.Line) -> Bool {
    guard let label, label.isHeadline,
      ["SCHEDULED:", "DEADLINE:", "CLOSED:"].contains(where: { line.text.hasPrefix($0) })
    else { return false }
    properties.append(NodeContent(name: line.text, source: line.position))
    return true
  }
}
