/// One line of the table of contents, or of the list of pages, of a book.
struct BookEntry {
  /// What it is called.
  var label: String

  /// How many entries it stands in.
  var depth: Int

  /// Where it leads; `nil` for a line that only holds others.
  var target: BookReference?
}
