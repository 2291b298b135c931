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
  public var value: String? {
    get { details.storage?.fields.value }
    set { details.update { $0.value = newValue } }
  }

  /// What happens when the node is activated, in the author's words.
  public var hint: String? {
    get { details.storage?.fields.hint }
    set { details.update { $0.hint = newValue } }
  }

  /// What an author adds to the name.
  public var description: String? {
    get { details.storage?.fields.description }
    set { details.update { $0.description = newValue } }
  }

  /// The language of the node as a BCP 47 tag; `nil` for that of the node it stands in.
  public var language: String? {
    get { details.storage?.fields.language }
    set { details.update { $0.language = newValue } }
  }

  /// In which direction the text runs; `nil` for that of the node it stands in.
  public var direction: Outline.Direction?

  /// The identifier that the source gives the node.
  public var identifier: String? {
    get { details.storage?.fields.identifier }
    set { details.update { $0.identifier = newValue } }
  }

  /// Other names by which a person may look for the node; they are not read.
  public var otherNames: [String] {
    get { details.storage?.fields.otherNames ?? [] }
    set { details.update { $0.otherNames = newValue } }
  }

  /// The key that activates the node wherever the cursor is, such as `Ctrl+s`.
  public var shortcut: String? {
    get { details.storage?.fields.shortcut }
    set { details.update { $0.shortcut = newValue } }
  }

  /// Where a link leads: an address, or `#` and the identifier of another node.
  public var target: String? {
    get { details.storage?.fields.target }
    set { details.update { $0.target = newValue } }
  }

  /// The level of a heading in its source, from 1.
  public var headingLevel: Int? {
    get { details.storage?.fields.headingLevel }
    set { details.update { $0.headingLevel = newValue } }
  }

  /// How many rows a table has.
  public var rows: Int? {
    get { details.storage?.fields.rows }
    set { details.update { $0.rows = newValue } }
  }

  /// How many columns a table has.
  public var columns: Int? {
    get { details.storage?.fields.columns }
    set { details.update { $0.columns = newValue } }
  }

  /// Where the node is drawn, in points from the top left of the outline.
  public var region: CGRect? {
    get { details.storage?.fields.region }
    set { details.update { $0.region = newValue } }
  }

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

  /// What only some nodes have, so that the many without it are small and quick to copy.
  var details = Outline.Details()

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
    self.isGroup = isGroup
    self.isExpanded = isExpanded
    self.isHidden = isHidden
    self.isEnabled = isEnabled
    self.isHitTestable = isHitTestable
    self.isInline = isInline
    self.source = source
    self.direction = direction
    details = Outline.Details(
      Outline.Details.Fields(
        value: value,
        hint: hint,
        description: description,
        language: language,
        identifier: identifier,
        target: target,
        headingLevel: headingLevel,
        rows: rows,
        columns: columns,
        region: region,
        otherNames: otherNames,
        shortcut: shortcut
      )
    )
  }

  /// Puts together what the arena keeps apart.
  init(name: String, _ record: Outline.Record, _ details: Outline.Details) {
    let facts = record.facts
    self.name = name
    role = record.role
    isGroup = facts.contains(.group)
    isExpanded = isGroup ? facts.contains(.expanded) : nil
    isHidden = facts.contains(.hidden)
    isEnabled = !facts.contains(.disabled)
    isHitTestable = !facts.contains(.notHitTestable)
    isInline = facts.contains(.inline)
    direction = facts.direction
    if record.line > 0 {
      source = SourcePosition(line: Int(record.line), column: Int(record.column))
    }
    self.details = details
  }
}
