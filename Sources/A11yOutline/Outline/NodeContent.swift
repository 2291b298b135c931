public import struct Foundation.CGRect

/// Everything that a source states about one node.
///
/// Readers of documents and the view layer hand it to ``OutlineBuilder``; where a node stands,
/// and what follows from that, is the outline's own to say.
public struct NodeContent: Hashable, Sendable {
  /// The label: what the node is called, never the text of what is below it.
  public var name: String

  /// What the node is.
  public var role: Outline.Role

  /// The value in neutral words (On, Off, checked, not checked, mixed, a number or a text).
  public var value: String?

  /// What happens when the node is activated, in the author's words.
  public var hint: String?

  /// What an author adds to the name.
  public var description: String?

  /// The language of the node as a BCP 47 tag; `nil` for that of the node it stands in.
  public var language: String?

  /// In which direction the text runs; `nil` for that of the node it stands in.
  public var direction: Outline.Direction?

  /// The identifier that the source gives the node.
  public var identifier: String?

  /// Other names by which a person may look for the node; they are not read.
  public var otherNames: [String]

  /// The key that activates the node wherever the cursor is, such as `Ctrl+s`.
  public var shortcut: String?

  /// Where a link leads: an address, or `#` and the identifier of another node.
  public var target: String?

  /// The level of a heading in its source, from 1.
  public var headingLevel: Int?

  /// How many rows a table has.
  public var rows: Int?

  /// How many columns a table has.
  public var columns: Int?

  /// Where the node is drawn, in points from the top left of the outline.
  public var region: CGRect?

  /// Whether the node is a group even when nothing is below it.
  public var isGroup: Bool

  /// Whether the group is open; `nil` when the source does not say.
  public var isExpanded: Bool?

  /// Whether the node and all below it are hidden from accessibility.
  public var isHidden: Bool

  /// Whether the node can be operated.
  public var isEnabled: Bool

  /// Whether a point inside the node's region finds the node.
  public var isHitTestable: Bool

  /// Whether the node repeats a piece of the text before it, such as a link inside a paragraph.
  ///
  /// An inline node is walked like any other, but it is not counted among its siblings, and
  /// continuous reading, which has just said its words, passes over it.
  public var isInline: Bool

  /// Where the source states the node.
  public var source: SourcePosition?

  /// Creates a content; all but the name have the value that a plain text has.
  public init(
    name: String,
    role: Outline.Role = .text,
    value: String? = nil,
    hint: String? = nil,
    description: String? = nil,
    language: String? = nil,
    identifier: String? = nil,
    target: String? = nil,
    headingLevel: Int? = nil,
    rows: Int? = nil,
    columns: Int? = nil,
    region: CGRect? = nil,
    isGroup: Bool = false,
    isExpanded: Bool? = nil,
    isHidden: Bool = false,
    isEnabled: Bool = true,
    isHitTestable: Bool = true,
    isInline: Bool = false,
    source: SourcePosition? = nil,
    otherNames: [String] = [],
    shortcut: String? = nil,
    direction: Outline.Direction? = nil
  ) {
    self.name = name
    self.role = role
    self.value = value
    self.hint = hint
    self.description = description
    self.language = language
    self.identifier = identifier
    self.target = target
    self.headingLevel = headingLevel
    self.rows = rows
    self.columns = columns
    self.region = region
    self.isGroup = isGroup
    self.isExpanded = isExpanded
    self.isHidden = isHidden
    self.isEnabled = isEnabled
    self.isHitTestable = isHitTestable
    self.isInline = isInline
    self.source = source
    self.otherNames = otherNames
    self.shortcut = shortcut
    self.direction = direction
  }
}
