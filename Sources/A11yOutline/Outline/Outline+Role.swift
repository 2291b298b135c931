extension Outline {
  /// What a node is, in the words that assistive technology uses.
  ///
  /// The raw values are the names of the outline file format.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case text, group, heading, link, toggle, checkbox, button, image, table, row, cell, code, quote,
      landmark, list, listItem, paragraph, separator, figure, note, toDo
  }
}
