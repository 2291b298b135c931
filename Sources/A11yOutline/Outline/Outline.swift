/// A tree of nodes that can be opened, closed and walked.
///
/// The nodes lie in preorder in one arena: what is below a node is the contiguous range after it.
/// An outline is a value; copying one is cheap until one of the copies changes.
///
/// Three facts are kept apart for each node: whether it is hidden from accessibility, whether it
/// is hit-testable and whether it is enabled. A node is *shown* when every group it stands in is
/// open and neither it nor any of them is hidden; it is *actionable* when it is shown,
/// hit-testable and enabled.
public struct Outline: Sendable {
  /// The title of the document; `nil` when it states none.
  public var title: String?

  /// The language of the document as a BCP 47 tag; `nil` when it states none.
  public var language: String?

  /// What was repaired or left out while the document was read, in its order.
  public var warnings: [DocumentWarning]

  /// Tells the language of a text that states none; `nil` where nothing is to be guessed.
  var detectLanguage: (@Sendable (String) -> String?)?

  /// The language that the words of the document tell.
  var detectedLanguage: String?

  var records: [Record]
  var names: TextArena
  var details: [Details]
  /// The identity of each record; empty while identities and indices are the same.
  var identities: [NodeID] = []
  /// The index of each identity, or -1; empty while identities and indices are the same.
  var indices: [Int32] = []
  /// How many top-level nodes are counted.
  var countedRoots: Int32 = 0
  var shown: ShownIndex
  /// Where the nodes of views are drawn; a region that is stated of a node goes before it.
  var regions: NodeRegions?

  /// Creates an outline without nodes.
  public init(title: String? = nil, language: String? = nil) {
    self.title = title
    self.language = language
    warnings = []
    records = []
    names = TextArena()
    details = []
    shown = ShownIndex(count: 0)
  }

  /// Creates the outline of what a function puts into the arena, which may be much and is
  /// therefore moved and not copied.
  init(
    title: String?,
    language: String?,
    fill: (_ records: inout [Record], _ names: inout TextArena, _ details: inout [Details]) -> Void
  ) {
    self.init(title: title, language: language)
    fill(&records, &names, &details)
    countChildren()
    shown = coverage()
  }

  /// How many nodes there are, shown or not.
  public var count: Int { records.count }

  /// Whether there is no node at all.
  public var isEmpty: Bool { records.isEmpty }

  /// How many top-level nodes are neither hidden nor inline.
  public var rootCount: Int { Int(countedRoots) }

  /// Whether there is a node of this identity.
  public func contains(_ id: NodeID) -> Bool {
    index(of: id) != nil
  }

  /// The node of an identity.
  ///
  /// - Precondition: The outline ``contains(_:)`` the identity.
  /// - Complexity: O(1).
  public subscript(id: NodeID) -> Node {
    node(at: existingIndex(of: id))
  }

  /// All nodes in preorder, shown or not.
  public var nodes: some Sequence<Node> {
    (0..<records.count).lazy.map { self.node(at: $0) }
  }
}

extension Outline {
  func index(of id: NodeID) -> Int? {
    let raw = Int(id.rawValue)
    guard raw >= 0 else { return nil }
    if indices.isEmpty { return raw < records.count ? raw : nil }
    guard raw < indices.count, indices[raw] >= 0 else { return nil }
    return Int(indices[raw])
  }

  func existingIndex(of id: NodeID) -> Int {
    guard let index = index(of: id) else {
      preconditionFailure("The outline has no node \(id).")
    }
    return index
  }

  func id(at index: Int) -> NodeID {
    identities.isEmpty ? NodeID(rawValue: Int32(index)) : identities[index]
  }

  func node(at index: Int) -> Node {
    let record = records[index]
    let siblings = record.parent < 0 ? countedRoots : records[Int(record.parent)].countedChildren
    let details = record.details < 0 ? Details() : details[Int(record.details)]
    var content = NodeContent(name: names[record.name], record, details)
    // Asked in this order: to set what is set already would copy the details of every node.
    if let drawn = regions?.region(of: id(at: index)), content.region == nil {
      content.region = drawn
    }
    return Node(
      id: id(at: index),
      content: content,
      level: Int(record.depth) + 1,
      position: record.position > 0 ? Int(record.position) : nil,
      siblingCount: Int(siblings),
      childCount: Int(record.countedChildren)
    )
  }

  func name(at index: Int) -> String { names[records[index].name] }

  /// Moves the names together once most of their memory belongs to none.
  mutating func dropUnusedNames() {
    guard names.isSparse else { return }
    var kept = TextArena()
    for index in records.indices {
      records[index].name = names.withUTF8(of: records[index].name) { kept.append($0) }
    }
    names = kept
  }

  /// Gives every node its place among its siblings and every group its number of children.
  mutating func countChildren() {
    countedRoots = records.withUnsafeMutableBufferPointer { records in
      var roots: Int32 = 0
      for index in records.indices {
        let parent = Int(records[index].parent)
        // A parent comes before its children, so that it has been set back already.
        records[index].countedChildren = 0
        let counts = records[index].facts.isDisjoint(with: [.hidden, .inline])
        if parent < 0 {
          if counts { roots += 1 }
          records[index].position = counts ? roots : 0
        } else {
          if counts { records[parent].countedChildren += 1 }
          records[index].position = counts ? records[parent].countedChildren : 0
        }
      }
      return roots
    }
  }

  /// What is shown, computed from the facts of all nodes.
  func coverage() -> ShownIndex {
    ShownIndex(count: records.count) { cover in
      records.withUnsafeBufferPointer { records in
        for index in records.indices {
          let facts = records[index].facts
          if facts.contains(.hidden) { cover(index..<Int(records[index].end)) }
          if facts.isClosedGroup { cover(index + 1..<Int(records[index].end)) }
        }
      }
    }
  }
}
