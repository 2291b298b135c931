/// One thing that the parser finds in a Markdown text.
enum MarkdownEvent {
  /// A piece of the document, or of what the parser put together.
  struct Piece {
    var start: Int
    var count: Int32
    /// Whether the piece lies in the memory of ``MarkdownEvents`` and not in the document.
    var isMade: Bool
  }

  case beginQuote, endQuote
  case beginList(firstNumber: UInt32?, delimiter: UInt8)
  case endList
  case beginItem(isChecked: Bool?)
  case endItem
  case separator
  case beginParagraph
  case beginHeading(level: UInt8)
  /// A paragraph or a heading ends.
  case endText
  case beginCode(language: Piece?)
  case endCode
  case beginHTML, endHTML
  case beginTable(rows: UInt32, columns: UInt32)
  case endTableHead, endRow, beginCell, endCell, endTable
  /// A link or an image begins.
  case beginSpan(Outline.Role, target: Piece?)
  /// What the link or image that has just begun says besides its words.
  case spanTitle(Piece)
  case endSpan(Outline.Role)
  case text(Piece)
  case space
  case replacementCharacter
  /// A character reference, with its `&` and `;`.
  case reference(Piece)
  case html(Piece)
}
