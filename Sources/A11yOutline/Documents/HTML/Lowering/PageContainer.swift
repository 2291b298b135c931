/// Something on a page that holds nodes of the outline.
struct PageContainer {
  /// What a container is.
  enum Kind {
    /// The page, or a part of it that has its node already.
    case part

    /// A list item or quote that is called by the first text in it.
    case item(number: String?, role: Outline.Role)
  }

  /// What the container is.
  var kind: Kind

  /// The depth of the nodes in it that no heading owns.
  var depth: Int

  /// How many headings were open outside of it.
  var sectionStart: Int

  /// Whether the container still waits for the text that names it.
  var needsLabel = false

  /// Whether there is a node for it, in which its nodes stand.
  var hasNode: Bool

  /// The value of an item, such as that of a task.
  var value: String?

  /// The element, for the position and the identifier of its node.
  var element: Int

  init(kind: Kind, depth: Int, sectionStart: Int, needsLabel: Bool = false, element: Int) {
    self.kind = kind
    self.depth = depth
    self.sectionStart = sectionStart
    self.needsLabel = needsLabel
    self.element = element
    hasNode = !needsLabel
  }
}
