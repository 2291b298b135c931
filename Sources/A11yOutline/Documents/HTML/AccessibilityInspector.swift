public import Foundation

/// Tells the accessibility tree of a document, one element a record.
///
/// The same tree feeds the outline and the audit, so what is printed is what they see.
public struct AccessibilityInspector: Sendable {
  /// What is known of one element.
  public struct Record: Sendable {
    /// The name of the element, such as `button`.
    public var element: String

    /// The `id` attribute.
    public var identifier: String?

    /// The role, as it is written in a `role` attribute; `generic` for an element without meaning.
    public var role: String

    /// The accessible name; empty if there is none.
    public var name: String

    /// The accessible description; empty if there is none.
    public var description: String

    /// The states and properties.
    public var states: AccessibilityStates

    /// The direction of the text, where the source states one (`dir` of a page), or where it is
    /// another than that of the record around this one; else `nil`.
    public var direction: Outline.Direction?

    /// Whether assistive technology gets to know of the element.
    public var isExposed: Bool

    /// Where the start tag is; `nil` if the source has none.
    public var position: SourcePosition?

    /// How many exposed elements with a meaning are around the element.
    public var depth: Int
  }

  private enum Source {
    case page(AccessibilityTree)
    case outline(Outline)
  }

  private let source: Source

  /// Reads a page.
  ///
  /// - Parameter data: The bytes of the page.
  public init(html data: Data) {
    source = .page(AccessibilityTree(HTMLDocument(data)))
  }

  /// Takes an outline, whatever it was read from; its nodes are told as elements.
  public init(_ outline: Outline) {
    source = .outline(outline)
  }

  /// What was odd about the document.
  public var warnings: [DocumentWarning] {
    switch source {
    case .page(let tree): tree.document.warnings
    case .outline(let outline): outline.warnings
    }
  }

  /// The elements of the document, in its order.
  ///
  /// - Parameter selector: Which elements; `nil` for those that are exposed and mean something.
  /// - Returns: One record an element. Elements that a selector chooses are there even if they are
  ///   not exposed.
  /// - Throws: ``SelectorError`` if the selector cannot be read, or if the document is no page.
  /// - Complexity: O(*n*) in the size of the page.
  public func records(selecting selector: String? = nil) throws -> [Record] {
    switch source {
    case .page(let tree): return try records(of: tree, selecting: selector)
    case .outline(let outline):
      guard selector == nil else { throw SelectorError("only web pages have elements to select") }
      return records(of: outline)
    }
  }

  private func records(of outline: Outline) -> [Record] {
    var hiddenUntil = 0
    return outline.records.indices.map { index in
      let node = outline[NodeID(rawValue: Int32(index))]
      if node.isHidden, index >= hiddenUntil { hiddenUntil = Int(outline.records[index].end) }
      return Record(node, isExposed: index >= hiddenUntil)
    }
  }

  private func records(
    of tree: AccessibilityTree,
    selecting selector: String?
  ) throws -> [Record] {
    let document = tree.document
    let nodes: [Int]
    if let selector {
      nodes = document.elements(matching: try SelectorParser.parse(selector))
    } else {
      nodes = (0..<document.count).filter { node in
        document.isElement(node) && tree.isExposed(node)
          && (tree.roles[node] != .generic || !tree.names[node].isEmpty)
      }
    }
    let directions = PageDirections(document)
    var depths: [Int: Int] = [:]
    return nodes.map { node in
      let depth = tree.structure.parent(node).flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[node] = depth
      var record = record(node, of: tree, depth: depth)
      record.direction = direction(of: node, directions, tree)
      return record
    }
  }

  /// The direction of an element that states one, or that stands in one without a meaning, such as
  /// `body`, whose direction is another than that of what is around both.
  private func direction(
    of node: Int,
    _ directions: PageDirections?,
    _ tree: AccessibilityTree
  ) -> Outline.Direction? {
    func direction(_ node: Int?) -> Outline.Direction {
      node.flatMap { directions?[$0] } ?? .leftToRight
    }
    let own = direction(node)
    let isStated = PageDirections.isStated(by: node, tree.document)
    return isStated || own != direction(tree.structure.parent(node)) ? own : nil
  }

  private func record(_ node: Int, of tree: AccessibilityTree, depth: Int) -> Record {
    Record(
      element: tree.document.name(node),
      identifier: tree.document.attribute("id", of: node),
      role: tree.roles[node].token,
      name: tree.names[node],
      description: tree.description(node),
      states: tree.states(node),
      isExposed: tree.isExposed(node),
      position: tree.document.position(node),
      depth: depth
    )
  }
}
