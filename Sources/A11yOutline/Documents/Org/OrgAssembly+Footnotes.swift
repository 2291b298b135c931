extension OrgAssembly {
  /// Begins a footnote, when the line says so; it is called as the text refers to it, then by its
  /// first paragraph.
  mutating func beginFootnote(_ line: TextLines.Line) -> Bool {
    guard line.indentationCount == 0, line.text.hasPrefix("["),
      let footnote = OrgFootnote(at: 0, of: Array(line.text.utf8)), footnote.definition == nil
    else { return false }
    flushLabel()
    blocks.flush()
    closeItems(downTo: 0)
    beginInQuote(at: line.position)
    let content = NodeContent(
      name: footnote.reference,
      role: .note,
      identifier: footnote.identifier,
      source: line.position
    )
    let rest = line.text.utf8.dropFirst(footnote.end)
    let text = OrgInline.text(of: Substring(rest), at: line.position)
    label = .init(content: content, text: text, depth: depth)
    return true
  }
}
