/// Builds an outline from contents that come in preorder.
///
/// ```swift
/// var builder = OutlineBuilder(title: "Food")
/// builder.append(NodeContent(name: "Fruits"), depth: 0)
/// builder.append(NodeContent(name: "Apple"), depth: 1)
/// let outline = builder.finish()
/// ```
///
/// - Complexity: O(1) amortised a node; no recursion, however deep the document.
public struct OutlineBuilder: Sendable {
  /// The title of the document.
  public var title: String?

  /// The language of the document as a BCP 47 tag.
  public var language: String?

  /// What was repaired or left out so far.
  public var warnings: [DocumentWarning] = []

  private var records: [Outline.Record] = []
  private var names = TextArena()
  private var details: [Outline.Details] = []
  /// The indices of the last node and its ancestors, outermost first.
  private var open: [Int32] = []

  /// Creates a builder of an outline without nodes.
  public init(title: String? = nil, language: String? = nil) {
    self.title = title
    self.language = language
  }

  /// Makes room for the nodes of a document.
  ///
  /// What turns out not to be needed costs addresses and no memory.
  ///
  /// - Parameter size: How many bytes the document has.
  mutating func reserveCapacity(forDocumentOf size: Int) {
    records.reserveCapacity(size / 24)
    names.reserveCapacity(size)
  }

  /// How many nodes were appended.
  public var count: Int { records.count }

  /// How deep the next node can stand at most.
  public var maximumDepth: Int { open.count }

  /// Adds a node after all the others.
  ///
  /// A node that skips levels is attached to the nearest ancestor
  /// (fletcher/peg-multimarkdown#34).
  ///
  /// - Parameters:
  ///   - content: What the source states.
  ///   - depth: How many nodes it stands in, from 0.
  /// - Returns: The identity of the node.
  @discardableResult
  public mutating func append(_ content: NodeContent, depth: Int) -> NodeID {
    let id = append(
      names.append(content.name),
      role: content.role,
      facts: Outline.Facts(content),
      source: content.source,
      depth: depth
    )
    if !content.details.isEmpty {
      records[Int(id.rawValue)].details = Int32(details.count)
      details.append(content.details)
    }
    return id
  }

  /// Adds a node of which the source states nothing but its text, its role and its place.
  ///
  /// Most nodes of large documents are such; no string and no ``NodeContent`` is made for them.
  @discardableResult
  mutating func append(
    text utf8: UnsafeBufferPointer<UInt8>,
    role: Outline.Role = .text,
    source: SourcePosition?,
    depth: Int
  ) -> NodeID {
    append(names.append(utf8), role: role, facts: [], source: source, depth: depth)
  }

  private mutating func append(
    _ name: TextArena.Piece,
    role: Outline.Role,
    facts: Outline.Facts,
    source: SourcePosition?,
    depth: Int
  ) -> NodeID {
    let depth = min(max(depth, 0), open.count)
    let index = Int32(records.count)
    close(to: depth, at: index)
    let parent = open.last ?? -1
    if parent >= 0 { records[Int(parent)].facts.insert(.group) }
    records.append(
      Outline.Record(
        name: name,
        parent: parent,
        end: index + 1,
        depth: Int32(depth),
        position: 0,
        countedChildren: 0,
        line: Int32(clamping: source?.line ?? 0),
        column: Int32(clamping: source?.column ?? 0),
        details: -1,
        role: role,
        facts: facts
      )
    )
    open.append(index)
    return NodeID(rawValue: index)
  }

  /// Notes whether a group that was appended earlier is open.
  mutating func setExpanded(_ id: NodeID, _ isExpanded: Bool) {
    let index = Int(id.rawValue)
    records[index].facts.formUnion([.group, .expansionStated])
    if isExpanded {
      records[index].facts.insert(.expanded)
    } else {
      records[index].facts.remove(.expanded)
    }
  }

  /// Changes what was stated of a node that was appended earlier.
  ///
  /// - Precondition: The identity came from ``append(_:depth:)`` of this builder.
  public mutating func update(_ id: NodeID, _ change: (inout NodeContent) -> Void) {
    let index = Int(id.rawValue)
    let record = records[index]
    let known = record.details < 0 ? Outline.Details() : details[Int(record.details)]
    var content = NodeContent(name: names[record.name], record, known)
    if !record.facts.contains(.expansionStated) { content.isExpanded = nil }
    change(&content)
    names.replace(&records[index].name, with: content.name)
    records[index].role = content.role
    records[index].facts = Outline.Facts(content)
    if let source = content.source {
      records[index].line = Int32(clamping: source.line)
      records[index].column = Int32(clamping: source.column)
    }
    store(content.details, at: index)
  }

  /// The outline of all nodes so far.
  ///
  /// Where the source does not say what is open, groups are closed, but a sole top-level group is
  /// open.
  ///
  /// - Complexity: O(n).
  public consuming func finish() -> Outline {
    build()
  }

  /// The same for a builder that is kept: it is without nodes afterwards.
  ///
  /// The nodes are moved and not copied, of which there may be millions.
  mutating func build() -> Outline {
    close(to: 0, at: Int32(records.count))
    var outline = Outline(title: title, language: language) { records, names, details in
      swap(&records, &self.records)
      swap(&names, &self.names)
      swap(&details, &self.details)
    }
    outline.warnings = warnings
    outline.openSoleRoot()
    return outline
  }

  private mutating func close(to depth: Int, at end: Int32) {
    while open.count > depth {
      records[Int(open.removeLast())].end = end
    }
  }

  private mutating func store(_ new: Outline.Details, at index: Int) {
    let place = Int(records[index].details)
    if place >= 0 {
      details[place] = new
    } else if !new.isEmpty {
      records[index].details = Int32(details.count)
      details.append(new)
    }
  }
}

extension Outline.Facts {
  init(_ content: NodeContent) {
    self = []
    if content.isGroup || content.isExpanded != nil { insert(.group) }
    if let isExpanded = content.isExpanded {
      insert(.expansionStated)
      if isExpanded { insert(.expanded) }
    }
    if content.isHidden { insert(.hidden) }
    if !content.isEnabled { insert(.disabled) }
    if !content.isHitTestable { insert(.notHitTestable) }
    if content.isInline { insert(.inline) }
    direction = content.direction
  }
}
