/// One row of a frame.
struct ScreenRow: Hashable, Sendable {
  /// The text, with its indentation; never wider than the frame.
  var text: String
  /// How many spaces at the start of the text are indentation.
  var indentation = 0
  /// Whether the row belongs to the item that the cursor is on.
  var isCurrent = false
  /// The characters of the word that is heard now, which are underlined; `nil` for none.
  var underlined: Range<Int>?
  /// The characters that belong to that item, where it is not all that follows the indentation.
  var span: Range<Int>?
  /// The node that the row shows; `nil` for captions and prompts.
  var node: NodeID?

  /// A row without text.
  static let blank = ScreenRow(text: "")

  /// The same row of an item that the cursor is not on.
  var withoutEmphasis: ScreenRow {
    var row = self
    row.isCurrent = false
    row.underlined = nil
    row.span = nil
    return row
  }
}
