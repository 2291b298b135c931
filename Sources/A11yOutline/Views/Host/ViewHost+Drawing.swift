extension ViewHost {
  /// The views as they are laid out, as the rows of a terminal.
  ///
  /// A cell is 8 points wide and 16 high. What lies left of or above the views, what clipping cuts
  /// off, and what is less than half opaque, is not drawn; of two texts in one place, the later
  /// shows.
  ///
  /// - Complexity: O(number of nodes + number of cells).
  public var drawing: [String]? {
    var canvas = CellCanvas()
    _ = size
    let leaving = graph.leaving.flatMap(\.drawnItems)
    for item in (graph.rootItem?.drawnItems ?? []) + leaving where item.isDrawn {
      canvas.draw(
        item.text,
        in: item.frame,
        visible: item.visible,
        isMirrored: item.isMirrored
      )
    }
    return canvas.rows
  }

  /// Offers a number of columns to the views.
  public func layOut(columns: Int) {
    let width = CGFloat(max(1, columns)) * TextMetrics.columnWidth
    if proposal.width != width { proposal.width = width }
  }

  /// The row of the drawing in which a node starts, from 0; `nil` for what is not there.
  public func row(of id: NodeID) -> Int? {
    region(of: id).map { Int(($0.minY / TextMetrics.lineHeight).rounded(.down)) }
  }
}
