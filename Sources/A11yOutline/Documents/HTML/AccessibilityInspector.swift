public import Foundation

/// Prints the accessibility tree of a page, one element a line.
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

    /// Whether assistive technology gets to know of the element.
    public var isExposed: Bool

    /// Where the start tag is; `nil` if the source has none.
    public var position: SourcePosition?

    /// How many exposed elements with a meaning are around the element.
    public var depth: Int
  }

  private let tree: AccessibilityTree

  /// Reads a page.
  ///
  /// - Parameter data: The bytes of the page.
  public init(html data: Data) {
    tree = AccessibilityTree(HTMLDocument(data))
  }

  /// What was odd about the page.
  public var warnings: [DocumentWarning] { tree.document.warnings }

  /// The elements of the page, in document order.
  ///
  /// - Parameter selector: Which elements; `nil` for those that are exposed and mean something.
  /// - Returns: One record an element. Elements that a selector chooses are there even if they are
  ///   not exposed.
  /// - Throws: ``SelectorError`` if the selector cannot be read.
  /// - Complexity: O(*n*) in the size of the page.
  public func records(selecting selector: String? = nil) throws -> [Record] {
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
    var depths: [Int: Int] = [:]
    return nodes.map { node in
      let depth = tree.structure.parent(node).flatMap { depths[$0] }.map { $0 + 1 } ?? 0
      depths[node] = depth
      return record(node, depth: depth)
    }
  }

  private func record(_ node: Int, depth: Int) -> Record {
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
