/// The shown nodes of an outline, from the first to the last.
///
/// ```swift
/// for node in outline.visibleNodes { print(node.name) }
/// ```
public struct VisibleNodes: Sequence, Sendable {
  let outline: Outline

  /// Walks the shown nodes.
  public struct Iterator: IteratorProtocol {
    let outline: Outline
    var upcoming: NodeID?

    /// The next shown node, `nil` after the last.
    public mutating func next() -> Outline.Node? {
      guard let id = upcoming else { return nil }
      upcoming = outline.nextVisible(after: id)
      return outline[id]
    }
  }

  /// Starts at the first shown node.
  public func makeIterator() -> Iterator {
    Iterator(outline: outline, upcoming: outline.firstVisible)
  }
}

extension Outline {
  /// The shown nodes, from the first to the last, as the outline is now.
  public var visibleNodes: VisibleNodes { VisibleNodes(outline: self) }
}
