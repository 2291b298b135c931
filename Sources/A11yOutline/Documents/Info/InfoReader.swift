/// Reads GNU Info files, as Emacs and `info` show them: nodes are sections, which stand in the node
/// above them; menus are links.
public struct InfoReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    let text = try DocumentText(input)
    var assembly = InfoAssembly(OutlineBuilder())
    assembly.warnings = text.warnings
    text.withUTF8 { utf8 in
      for line in TextLines(utf8) { assembly.take(line) }
    }
    return assembly.finish()
  }
}

/// Puts an outline together from the lines of an Info file.
private struct InfoAssembly {
  /// The character that begins a node.
  private static let separator: UInt8 = 0x1F

  var warnings: [DocumentWarning] = []
  private var sections: SectionedBlocks
  /// The level of each node by its name.
  private var levels: [String: Int] = [:]
  private var isAtHeader = false
  private var isInText = false

  init(_ builder: OutlineBuilder) {
    sections = SectionedBlocks(builder)
  }

  mutating func take(_ line: TextLines.Line) {
    if line.whole.first == Self.separator {
      sections.flush()
      isAtHeader = true
      isInText = false
    } else if isAtHeader {
      isAtHeader = false
      takeHeader(line)
    } else if isInText {
      takeText(line)
    }
  }

  consuming func finish() -> Outline {
    sections.blocks.nodes.builder.warnings = warnings
    return sections.finish()
  }

  /// Begins a node: `File: x.info,  Node: Name,  Next: …,  Up: Name`; anything else is the index of
  /// the file.
  private mutating func takeHeader(_ line: TextLines.Line) {
    var fields: [Substring: String] = [:]
    for field in line.text.split(separator: ",") {
      let parts = field.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, let key = String(parts[0]).trimmed else { continue }
      fields[Substring(key)] = String(parts[1]).trimmed
    }
    guard let name = fields["Node"] else { return }
    let level = fields["Up"].flatMap { levels[$0] }.map { $0 + 1 } ?? 1
    if levels[name] == nil { levels[name] = level }
    var title = InlineText()
    title.begin(at: line.position)
    title.append(name.utf8)
    sections.addAnchor(name)
    sections.addHeading(title, level: level)
    isInText = true
  }

  private mutating func takeText(_ line: TextLines.Line) {
    var text = InlineText()
    text.begin(at: line.position)
    if line.isBlank {
      sections.flush()
    } else if line.text.hasPrefix("* "), let end = line.text.range(of: "::") {
      sections.flush()
      let name = line.text[..<end.lowerBound].dropFirst(2)
      text.open(NodeContent(name: "", role: .link, target: "#\(name)"))
      text.append(name.utf8)
      text.close(.link)
      text.append(line.text[end.upperBound...].drop { $0 == "." }.utf8)
      sections.addItem(text, indentation: line.indentation)
    } else if line.text == "* Menu:" || line.isUnderline {
      return
    } else {
      if line.indentation == 0 { sections.closeItems(from: 0) }
      text.append(line.text.utf8)
      sections.addText(text)
    }
  }
}

extension TextLines.Line {
  /// Whether the line only underlines the title before it.
  fileprivate var isUnderline: Bool {
    guard let mark = text.first, text.count > 2, "*=-.".contains(mark) else { return false }
    return text.allSatisfy { $0 == mark }
  }
}
