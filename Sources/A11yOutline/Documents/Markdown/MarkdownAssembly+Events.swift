extension MarkdownAssembly {
  /// Takes what the parser found in a stretch of the text.
  mutating func take(_ events: MarkdownEvents) {
    for event in events.events { take(event, of: events) }
  }

  private mutating func take(_ event: MarkdownEvent, of events: MarkdownEvents) {
    switch event {
    case .beginQuote: beginQuote()
    case .endQuote: endQuote()
    case .beginList(let first, let delimiter):
      beginList(firstNumber: first.map(Int.init), delimiter: delimiter)
    case .endList: endList()
    case .beginItem(let isChecked): beginItem(isChecked: isChecked)
    case .endItem: endItem()
    case .separator: appendSeparator()
    case .beginParagraph: beginParagraph()
    case .beginHeading(let level): beginHeading(level: Int(level))
    case .endText: flushText()
    case .beginCode(let language): beginCode(language: text(of: language, events))
    case .endCode: endCode()
    case .beginHTML: beginHTML()
    case .endHTML: endHTML()
    case .beginTable(let rows, let columns): beginTable(rows: Int(rows), columns: Int(columns))
    case .endTableHead: endTableHead()
    case .endRow: endRow()
    case .beginCell: beginCell()
    case .endCell: endCell()
    case .endTable: endTable()
    case .beginSpan(let role, let target): openSpan(role, target: text(of: target, events))
    case .spanTitle(let title): if let title = text(of: title, events) { nameSpan(title) }
    case .endSpan(let role): closeSpan(role)
    case .text(let piece): events.withUTF8(of: piece, in: utf8) { appendText($0) }
    case .space: appendText(CollectionOfOne(0x20))
    case .replacementCharacter: appendText("\u{FFFD}".utf8)
    case .reference(let piece): events.withUTF8(of: piece, in: utf8) { appendReference($0) }
    case .html(let piece): events.withUTF8(of: piece, in: utf8) { appendHTML($0) }
    }
  }

  /// The text of an attribute with its character references decoded.
  private mutating func text(
    of piece: MarkdownEvent.Piece?,
    _ events: MarkdownEvents
  ) -> String? {
    guard let piece else { return nil }
    return events.withUTF8(of: piece, in: utf8) { references.decode($0) }
  }
}
