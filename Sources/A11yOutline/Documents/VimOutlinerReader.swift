/// Reads the outlines of VimOutliner: one tab a level, and a first character that says what a line
/// is.
///
/// `:` is body text, `;` preformatted text, `|` a table, `>` and `<` text of the user. `[_]` and
/// `[X]` make a to-do; the percentage after them is its description.
public struct VimOutlinerReader: DocumentReader {
  /// Creates a reader.
  public init() {}

  /// Reads a document.
  public func outline(of input: DocumentBytes) throws -> Outline {
    try VimOutlinerAssembly.outline(of: input)
  }
}

/// Puts an outline together from the lines of VimOutliner.
private struct VimOutlinerAssembly: LineAssembly {
  private var blocks: BlockAssembly

  init(_ builder: OutlineBuilder) {
    blocks = BlockAssembly(builder)
  }

  consuming func finish() -> Outline {
    blocks.build()
  }

  mutating func take(_ line: TextLines.Line) {
    if line.isBlank { return }
    let depth = line.whole.prefix { $0 == 0x09 }.count
    let rest = line.text.dropFirst()
    switch line.text.first {
    case ":", ">":
      let body = rest.drop { $0 == " " }
      if body.isEmpty {
        blocks.flush()
      } else {
        blocks.addText(Self.inline(body, at: line.position), depth: depth)
      }
    case ";", "<":
      blocks.addCode(rest.utf8, at: line.position, depth: depth)
    case "|":
      let isHead = line.text.hasPrefix("||")
      let cells = line.text.split(separator: "|").map { Self.inline($0, at: line.position) }
      blocks.addRow(cells, at: line.position, depth: depth)
      if isHead { blocks.endHead() }
    default:
      blocks.append(Self.item(line), depth: depth)
    }
  }

  private static func inline(_ text: some StringProtocol, at position: SourcePosition) -> InlineText
  {
    var inline = InlineText()
    inline.begin(at: position)
    inline.append(text.utf8)
    return inline
  }

  private static func item(_ line: TextLines.Line) -> NodeContent {
    var content = NodeContent(name: line.text, source: line.position)
    let marks = [
      "[_] ": NeutralValue.notChecked, "[X] ": NeutralValue.checked,
      "[-] ": NeutralValue.mixed,
    ]
    guard let value = marks[String(line.text.prefix(4))] else { return content }
    content.role = .toDo
    content.value = value
    content.name = String(line.text.dropFirst(4))
    let percentage = content.name.prefix { $0 != " " }
    if percentage.last == "%", percentage.dropLast().allSatisfy(\.isNumber) {
      content.description = String(percentage)
      content.name = content.name.dropFirst(percentage.count).description.trimmed ?? ""
    }
    return content
  }
}
