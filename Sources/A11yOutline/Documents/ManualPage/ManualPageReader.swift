/// Reads the source of manual pages: sections, paragraphs, tagged paragraphs as items, and code.
public struct ManualPageReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    try ManualPageAssembly.outline(of: input)
  }
}

/// Puts an outline together from the requests and texts of a manual page.
private struct ManualPageAssembly: LineAssembly {
  private var sections: SectionedBlocks
  private var isCode = false
  /// Whether the next text is the tag of a paragraph.
  private var expectsTag = false

  init(_ builder: OutlineBuilder) {
    sections = SectionedBlocks(builder)
  }

  consuming func finish() -> Outline {
    sections.finish()
  }

  mutating func take(_ line: TextLines.Line) {
    if line.indentationCount == 0, line.text.hasPrefix(".") || line.text.hasPrefix("'") {
      takeRequest(line)
    } else if isCode {
      let code = RoffText.plain(line.text)
      sections.blocks.addCode(code.utf8, at: line.position, depth: sections.depth)
    } else if line.isBlank {
      sections.flush()
    } else {
      add(RoffText.plain(line.text), line)
    }
  }

  private func inline(_ text: String, _ line: TextLines.Line) -> InlineText {
    var inline = InlineText()
    inline.begin(at: line.position)
    inline.append(text.utf8)
    return inline
  }

  private mutating func add(_ text: String, _ line: TextLines.Line) {
    guard !text.isEmpty else { return }
    if expectsTag {
      expectsTag = false
      sections.addItem(inline(text, line), indentation: 1)
      sections.flush()
    } else {
      sections.addText(inline(text, line))
    }
  }

  private mutating func takeRequest(_ line: TextLines.Line) {
    let words = RoffText.arguments(of: line.text.dropFirst())
    guard let name = words.first else { return }
    let arguments = words.dropFirst()
    let text = arguments.joined(separator: " ")
    switch name {
    case "TH", "Dt":
      sections.blocks.nodes.builder.title = arguments.prefix(2).joined(separator: " ").trimmed
    case "SH", "Sh": sections.addHeading(inline(text, line), level: 1)
    case "SS", "Ss": sections.addHeading(inline(text, line), level: 2)
    case "PP", "P", "LP", "Pp", "HP": sections.closeItems()
    case "TP", "TQ":
      sections.closeItems()
      expectsTag = true
    case "IP", "It":
      sections.closeItems()
      if !text.isEmpty {
        sections.addItem(inline(arguments.first ?? text, line), indentation: 1)
        sections.flush()
      }
    case "nf", "EX", "Bd":
      sections.flush()
      isCode = true
    case "fi", "EE", "Ed":
      sections.flush()
      isCode = false
    case "BR", "RB", "BI", "IB", "IR", "RI": add(arguments.joined(), line)
    case "B", "I", "SM", "SB", "Nm", "Fl", "Ar", "Cm", "Pa", "Xr", "Em", "Sy", "Nd", "Op", "Li":
      add(text, line)
    default: break
    }
  }
}
