extension ViewHost {
  /// The views as they are laid out, as the rows of a terminal.
  ///
  /// A cell is 8 points wide and 16 high. What lies left of or above the views, and what clipping
  /// cuts off, is not drawn; of two texts in one place, the later shows.
  ///
  /// - Complexity: O(number of nodes + number of cells).
  public var drawing: [String] {
    var canvas = CellCanvas()
    for item in drawnItems() {
      canvas.draw(item.text, in: item.frame, visible: item.visible)
    }
    return canvas.rows
  }

  /// The row of the drawing in which a node starts, from 0; `nil` for what is not there.
  public func row(of id: NodeID) -> Int? {
    region(of: id).map { Int(($0.minY / TextMetrics.lineHeight).rounded(.down)) }
  }

  private func drawnItems() -> [(text: String, frame: CGRect, visible: CGRect)] {
    _ = size
    var items: [(text: String, frame: CGRect, visible: CGRect)] = []
    var stack = graph.rootItem.map { [$0] } ?? []
    while let item = stack.popLast() {
      if let text = item.source.drawing {
        items.append((text, item.absoluteFrame, item.visibleFrame))
      }
      stack.append(contentsOf: item.children.reversed())
    }
    return items
  }
}
