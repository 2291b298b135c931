public import struct Foundation.CGPoint

extension Outline {
  /// The deepest shown, hit-testable node whose region holds a point; of two at the same depth,
  /// the later one.
  ///
  /// What is hidden, and what stands in a closed group, is never found; a node that is not
  /// hit-testable lets the point through to what is around it.
  ///
  /// - Parameter point: A point in the space of the regions.
  /// - Returns: The node; `nil` when there is none at the point.
  /// - Complexity: O(number of shown nodes), and for views that of all that is laid out.
  public func hitTest(_ point: CGPoint) -> NodeID? {
    let rectangles = regions?.frames.rectangles() ?? []
    var found: Int?
    var next = firstVisible.map(existingIndex(of:))
    while let index = next {
      let record = records[index]
      let stated = record.details < 0 ? nil : details[Int(record.details)].storage?.fields.region
      if let region = stated ?? regions?.region(of: id(at: index), in: rectangles),
        region.contains(point),
        !record.facts.contains(.notHitTestable),
        found.map({ records[$0].depth <= record.depth }) ?? true
      {
        found = index
      }
      next = nextVisibleIndex(after: index)
    }
    return found.map(id(at:))
  }
}
