/// Puts an outline together from the lines of AsciiDoc.
struct AsciiDocAssembly: LineAssembly {
  /// A delimited block that has begun and not ended.
  private enum Block {
    case code(language: String?), quote, comment, table, group
  }

  private var sections: SectionedBlocks
  private var open: [(delimiter: String, block: Block)] = []
  /// The attribute list and the title that stand before a block.
  private var attributes = ""
  private var title: String?
  private var rowCount = 0
  private var followsBlank = false

  init(_ builder: OutlineBuilder) {
    sections = SectionedBlocks(builder)
  }

  /// The outline of all lines.
  consuming func finish() -> Outline {
    sections.finish()
  }

  /// Takes the next line.
  mutating func take(_ line: TextLines.Line) {
    if let last = open.last, line.text == last.delimiter {
      end(last.block)
    } else if let block = open.last?.block, takeVerbatim(line, block) {
      return
    } else if line.isBlank {
      sections.flush()
      followsBlank = true
    } else if !takeMark(line) {
      if followsBlank { sections.closeItems() }
      followsBlank = false
      if !takeDelimiter(line), !takeImage(line) { takeText(line) }
    }
  }

  private func inline(_ text: some StringProtocol, _ line: TextLines.Line) -> InlineText {
    InlineMarkup.text(of: text, at: line.position, marks: "*_`#", link: Self.link)
  }

  // MARK: Blocks

  private mutating func takeVerbatim(_ line: TextLines.Line, _ block: Block) -> Bool {
    switch block {
    case .code(let language):
      sections.blocks.addCode(
        line.whole,
        at: line.position,
        language: language,
        depth: sections.depth
      )
    case .comment: break
    case .table: takeRow(line)
    case .quote, .group: return false
    }
    return true
  }

  private mutating func takeDelimiter(_ line: TextLines.Line) -> Bool {
    let text = line.text
    guard line.indentationCount == 0, text.count >= 4, let mark = text.first else { return false }
    let block: Block
    if text.hasPrefix("|===") {
      (block, rowCount) = (.table, 0)
    } else if !text.allSatisfy({ $0 == mark }) {
      return false
    } else {
      switch mark {
      case "-", ".": block = .code(language: language)
      case "_": block = .quote
      case "/": block = .comment
      case "=", "*": block = .group
      default: return false
      }
    }
    sections.flush()
    if case .group = block {
      let isCollapsible = attributes.contains("collapsible")
      var content = NodeContent(name: title ?? "Details", isGroup: true, source: line.position)
      if isCollapsible { content.isExpanded = attributes.contains("open") }
      sections.beginGroup(content)
      title = nil
    }
    open.append((text, block))
    attributes = ""
    return true
  }

  private mutating func end(_ block: Block) {
    if case .group = block { sections.endGroup() } else { sections.flush() }
    open.removeLast()
  }

  private var language: String? {
    let parts = attributes.split(separator: ",")
    guard parts.first == "source", parts.count > 1 else { return nil }
    return String(parts[1]).trimmed
  }

  private mutating func takeRow(_ line: TextLines.Line) {
    guard line.text.hasPrefix("|") else { return }
    let cells = line.text.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
    sections.blocks.addRow(
      cells.map { inline($0, line) },
      at: line.position,
      depth: sections.depth
    )
    rowCount += 1
    if rowCount == 1 { sections.blocks.endHead() }
  }

  // MARK: Lines

  /// Takes a line whose first characters say what it is.
  private mutating func takeMark(_ line: TextLines.Line) -> Bool {
    let text = line.text
    if text.hasPrefix("//"), !text.hasPrefix("////") { return true }
    if text == "+" {
      sections.flush()
      followsBlank = false
      return true
    }
    if text == "'''" {
      sections.flush()
      let content = NodeContent(name: "", role: .separator, source: line.position)
      sections.blocks.append(content, depth: sections.depth)
      return true
    }
    if text.hasPrefix("["), text.hasSuffix("]"), line.indentationCount == 0 {
      if text.hasPrefix("[["), text.hasSuffix("]]") {
        sections.addAnchor(String(text.dropFirst(2).dropLast(2)))
      } else if text.hasPrefix("[#") {
        sections.addAnchor(String(text.dropFirst(2).prefix { $0 != "]" && $0 != "," && $0 != "." }))
      } else {
        attributes = String(text.dropFirst().dropLast())
      }
      return true
    }
    if text.hasPrefix("."), text.count > 1, let next = text.dropFirst().first, next != ".",
      !next.isWhitespace, !sections.hasOpenLabel
    {
      title = String(text.dropFirst())
      return true
    }
    return takeAttribute(text) || takeHeading(line) || takeItem(line)
  }

  private mutating func takeAttribute(_ text: String) -> Bool {
    guard text.hasPrefix(":"), let end = text.dropFirst().firstIndex(of: ":") else { return false }
    let name = text[..<end].dropFirst()
    guard !name.isEmpty, !name.contains(" ") else { return false }
    if name == "lang" {
      sections.blocks.nodes.builder.language = String(text[text.index(after: end)...]).trimmed
    }
    return true
  }

  private mutating func takeHeading(_ line: TextLines.Line) -> Bool {
    let marks = line.text.prefix { $0 == "=" }.count
    guard line.indentationCount == 0, (1...6).contains(marks), open.isEmpty,
      line.text.dropFirst(marks).first == " "
    else { return false }
    sections.addHeading(inline(line.text.dropFirst(marks + 1), line), level: marks)
    return true
  }

  private mutating func takeItem(_ line: TextLines.Line) -> Bool {
    let marker = line.text.prefix { $0 != " " }
    guard let mark = marker.first, marker.count < line.text.count else { return false }
    var rest = line.text[marker.endIndex...].drop { $0 == " " }
    let isBullet = (mark == "*" || mark == "-" || mark == ".") && marker.allSatisfy { $0 == mark }
    let isNumber =
      marker.last == "." && marker.count > 1 && marker.dropLast().allSatisfy(\.isNumber)
    guard isBullet || isNumber else { return takeTerm(line) }
    followsBlank = false
    let values = [
      "[ ] ": NeutralValue.notChecked, "[x] ": NeutralValue.checked,
      "[*] ": NeutralValue.checked,
    ]
    let value = values[String(rest.prefix(4))]
    if value != nil { rest = rest.dropFirst(4) }
    sections.addItem(
      inline(rest, line),
      number: isNumber ? String(marker) : nil,
      value: value,
      marker: isNumber ? "1." : String(marker)
    )
    return true
  }

  private mutating func takeTerm(_ line: TextLines.Line) -> Bool {
    guard let range = line.text.range(of: "::"), range.lowerBound > line.text.startIndex else {
      return false
    }
    let rest = line.text[range.upperBound...]
    guard rest.isEmpty || rest.first == " ", !line.text.hasPrefix("image::") else { return false }
    followsBlank = false
    sections.addItem(inline(line.text[..<range.lowerBound], line), marker: "::")
    sections.flush()
    if let definition = String(rest).trimmed { sections.addText(inline(definition, line)) }
    return true
  }

  private mutating func takeImage(_ line: TextLines.Line) -> Bool {
    guard line.text.hasPrefix("image::"), let bracket = line.text.firstIndex(of: "["),
      line.text.hasSuffix("]")
    else { return false }
    let target = line.text[..<bracket].dropFirst(7)
    let name = line.text[bracket...].dropFirst().dropLast().prefix { $0 != "," }
    sections.flush()
    let content = NodeContent(
      name: String(name),
      role: .image,
      target: String(target),
      isHidden: name.isEmpty,
      source: line.position
    )
    sections.blocks.append(content, depth: sections.depth)
    return true
  }

  private mutating func takeText(_ line: TextLines.Line) {
    if let title {
      self.title = nil
      sections.addText(inline(title, line))
      sections.flush()
    }
    var isQuote = false
    if case .quote = open.last?.block { isQuote = true }
    sections.addText(inline(line.text, line), role: isQuote ? .quote : .paragraph)
    attributes = ""
  }

  /// A link at an offset: `https://x[text]`, `link:x[text]`, `<<id,text>>`.
  private static func link(
    at start: Int,
    in bytes: [UInt8]
  ) -> (target: String, label: ArraySlice<UInt8>, end: Int)? {
    let rest = bytes[start...].prefix(2_000)
    if rest.starts(with: "<<".utf8), let close = rest.firstIndex(of: UInt8(ascii: ">")) {
      let inside = rest[(start + 2)..<close]
      let comma = inside.firstIndex(of: UInt8(ascii: ","))
      let target = String(decoding: inside[..<(comma ?? close)], as: UTF8.self)
      let label = comma.map { inside[($0 + 1)...] } ?? inside
      return ("#" + target, label, min(close + 2, bytes.count))
    }
    let schemes = ["https://", "http://", "link:", "mailto:", "xref:"]
    guard let scheme = schemes.first(where: { rest.starts(with: $0.utf8) }) else { return nil }
    if start > 0, bytes[start - 1].isASCIILetter { return nil }
    let end = rest.firstIndex { $0.isASCIIWhitespace || $0 == UInt8(ascii: "[") } ?? rest.endIndex
    var target = String(decoding: rest[..<end], as: UTF8.self)
    if scheme == "link:" || scheme == "xref:" { target = String(target.dropFirst(5)) }
    if scheme == "xref:", !target.hasPrefix("#") { target = "#" + target }
    guard end < rest.endIndex, rest[end] == UInt8(ascii: "["),
      let close = rest[end...].firstIndex(of: UInt8(ascii: "]")), close > end + 1
    else {
      return end > start + scheme.utf8.count ? (target, rest[..<end], end) : nil
    }
    return (target, rest[(end + 1)..<close], close + 1)
  }
}
