/// Something in a Markdown text that holds blocks.
struct MarkdownContainer {
  enum Kind {
    case document
    case quote
    case item(number: ItemNumber?, isChecked: Bool?)
    case details(NodeID)
  }

  var kind: Kind
  /// The depth of the nodes in it that no heading owns.
  var depth: Int
  /// How many headings were open outside of it.
  var sectionStart: Int
  /// Whether the container still waits for the text that names it.
  var needsLabel: Bool
  /// Whether the text that comes belongs to the summary of a `<details>`.
  var isInSummary = false
  /// Whether the end of a `<details>` was met while containers inside it were open.
  var endsWithInnerContainers = false
}
