/// Puts an outline together from the lines of reStructuredText.
struct ReStructuredTextAssembly: LineAssembly {
  /// How a title is marked.
  private struct Style: Equatable {
    var mark: Character
    var hasOverline: Bool
  }

  /// Indented lines that are no text.
  private struct Inset {
    enum Kind: Equatable { case code(language: String?), options, comment }

    var kind: Kind
    /// The indentation of the line that it belongs to.
    var indentation: Int
    var hasBegun = false
  }

  private var sections: SectionedBlocks
  private var styles: [Style] = []
  /// The last line, which may be a title.
  private var pending: TextLines.Line?
  private var overline: TextLines.Line?
  private var inset: Inset?

  init(_ builder: OutlineBuilder) {
    sections = SectionedBlocks(builder)
  }

  /// The outline of all lines.
  consuming func finish() -> Outline {
    flushPending()
    return sections.finish()
  }

  /// Takes the next line.
  mutating func take(_ line: TextLines.Line) {
    if takeInset(line) { return }
    if let title = pending, title.indentation == 0 || overline != nil, line.indentation == 0,
      let mark = Self.mark(of: line), line.text.count >= min(title.text.count, 3)
    {
      addTitle(title, mark: mark)
    } else if line.isBlank {
      flushPending()
      sections.flush()
    } else if pending == nil, !sections.hasOpenLabel, line.indentation == 0, line.text.count >= 4,
      Self.mark(of: line) != nil
    {
      overline = line
    } else {
      if overline == nil || pending != nil { flushPending() }
      if !takeMark(line) { pending = line }
    }
  }

  private static func mark(of line: TextLines.Line) -> Character? {
    guard let mark = line.text.first, mark.isASCII, mark.isPunctuation || mark.isSymbol,
      line.text.allSatisfy({ $0 == mark })
    else { return nil }
    return mark
  }

  private func inline(_ text: some StringProtocol, _ line: TextLines.Line) -> InlineText {
    InlineMarkup.text(of: text, at: line.position, marks: "*`|", link: Self.link)
  }

  // MARK: Titles

  private mutating func addTitle(_ title: TextLines.Line, mark: Character) {
    let style = Style(mark: mark, hasOverline: overline.map { $0.text.first == mark } ?? false)
    pending = nil
    overline = nil
    let level: Int
    if let place = styles.firstIndex(of: style) {
      level = place + 1
    } else {
      styles.append(style)
      level = styles.count
    }
    sections.addHeading(inline(title.text, title), level: level)
  }

  /// Makes text of the line that turned out to be no title, and a rule of the line of marks.
  private mutating func flushPending() {
    if let rule = overline {
      overline = nil
      if pending == nil {
        let content = NodeContent(name: "", role: .separator, source: rule.position)
        sections.flush()
        sections.blocks.append(content, depth: sections.depth)
      }
    }
    guard let line = pending else { return }
    pending = nil
    var text = line.text
    if text.hasSuffix("::") {
      inset = Inset(kind: .code(language: nil), indentation: line.indentation)
      text = text == "::" ? "" : String(text.dropLast())
    }
    if !sections.hasOpenLabel { sections.closeItems(from: line.indentation) }
    if !text.isEmpty { sections.addText(inline(text, line)) }
    if inset != nil { sections.flush() }
  }

  // MARK: Marks

  private mutating func takeMark(_ line: TextLines.Line) -> Bool {
    let text = line.text
    if text.hasPrefix(".. ") || text == ".." {
      takeDirective(line)
      return true
    }
    if text.hasPrefix("+-") || text.hasPrefix("+=") {
      if text.hasPrefix("+=") { sections.blocks.endHead() }
      return true
    }
    if text.hasPrefix("|"), text.hasSuffix("|"), text.count > 2 {
      let cells = text.dropFirst().dropLast().split(separator: "|").map { inline($0, line) }
      sections.blocks.addRow(cells, at: line.position, depth: sections.depth)
      return true
    }
    let marker = text.prefix { $0 != " " }
    let rest = text[marker.endIndex...].drop { $0 == " " }
    guard !rest.isEmpty else { return false }
    let isBullet = marker == "-" || marker == "*" || marker == "+" || marker == "•"
    let digits = marker.filter { $0 != "(" && $0 != ")" && $0 != "." }
    let isNumber =
      marker.count > digits.count
      && (digits == "#" || (!digits.isEmpty && digits.allSatisfy(\.isNumber)))
    guard isBullet || isNumber else { return false }
    sections.addItem(
      inline(rest, line),
      number: isNumber && digits != "#" ? String(marker) : nil,
      indentation: line.indentation
    )
    return true
  }

  private mutating func takeDirective(_ line: TextLines.Line) {
    sections.flush()
    let text = line.text.dropFirst(2).drop { $0 == " " }
    if text.hasPrefix("_"), let colon = text.firstIndex(of: ":") {
      sections.addAnchor(String(text[..<colon].dropFirst()))
      return
    }
    guard let colons = text.range(of: "::") else {
      inset = Inset(kind: .comment, indentation: line.indentation)
      return
    }
    let name = text[..<colons.lowerBound]
    let argument = String(text[colons.upperBound...]).trimmed
    switch name {
    case "code", "code-block", "sourcecode", "highlight", "literalinclude":
      inset = Inset(kind: .code(language: argument), indentation: line.indentation)
    case "image", "figure":
      let content = NodeContent(
        name: argument ?? "",
        role: .image,
        target: argument,
        source: line.position
      )
      sections.blocks.append(content, depth: sections.depth)
      inset = Inset(kind: .options, indentation: line.indentation)
    case "note", "tip", "hint", "important", "warning", "caution", "danger", "attention", "error",
      "seealso", "versionadded", "versionchanged", "deprecated":
      let label = [name.capitalized, argument].compactMap { $0 }.joined(separator: ": ")
      sections.addText(inline(label, line), role: .note)
      sections.flush()
    default:
      inset = Inset(kind: .options, indentation: line.indentation)
    }
  }

  /// Takes a line of a literal block, of a comment, or of a directive's options.
  private mutating func takeInset(_ line: TextLines.Line) -> Bool {
    guard var current = inset else { return false }
    if line.isBlank {
      if current.kind == .options {
        inset = nil
        return false
      }
      return true
    }
    guard line.indentation > current.indentation else {
      sections.flush()
      inset = nil
      return false
    }
    if case .code(let language) = current.kind {
      let isOption = !current.hasBegun && line.text.hasPrefix(":")
      if !isOption {
        current.hasBegun = true
        inset = current
        sections.blocks.addCode(
          line.whole,
          at: line.position,
          language: language,
          depth: sections.depth
        )
      }
    }
    return true
  }

  /// A link at an offset: `` `text <target>`_ `` or a bare address.
  private static func link(
    at start: Int,
    in bytes: [UInt8]
  ) -> (target: String, label: ArraySlice<UInt8>, end: Int)? {
    let rest = bytes[start...].prefix(2_000)
    if bytes[start] == UInt8(ascii: "`"), start + 1 < bytes.count,
      bytes[start + 1] != UInt8(ascii: "`")
    {
      guard let close = rest.dropFirst().firstIndex(of: UInt8(ascii: "`")),
        close + 1 < bytes.count, bytes[close + 1] == UInt8(ascii: "_"),
        let open = rest[..<close].lastIndex(of: UInt8(ascii: "<")),
        bytes[close - 1] == UInt8(ascii: ">")
      else { return nil }
      let target = String(decoding: bytes[(open + 1)..<(close - 1)], as: UTF8.self)
      let label = open > start + 1 ? bytes[(start + 1)..<open] : bytes[(open + 1)..<(close - 1)]
      let end =
        close + 2 < bytes.count && bytes[close + 2] == UInt8(ascii: "_") ? close + 3 : close + 2
      return (target, label, end)
    }
    guard rest.starts(with: "https://".utf8) || rest.starts(with: "http://".utf8) else {
      return nil
    }
    let end = rest.firstIndex { $0.isASCIIWhitespace || ">)]".utf8.contains($0) } ?? rest.endIndex
    return (String(decoding: rest[..<end], as: UTF8.self), rest[..<end], end)
  }
}
