public import struct Foundation.CGPoint
public import struct Foundation.CGRect

extension OutlinePlayer {
  /// The rows of what the outline looks like; `nil` where it is not laid out, as in lists.
  ///
  /// A document that states regions is drawn by the names of its items.
  public var drawing: [String]? {
    if open.list != nil { return nil }
    return source.drawing ?? drawingOfRegions
  }

  /// The region of the item that the cursor is on, in points.
  public var cursorRegion: CGRect? {
    cursor.flatMap { outline[$0].content.region }
  }

  /// The node that a point of the drawing finds.
  public func node(at point: CGPoint) -> NodeID? {
    source.hitTest(point)
  }

  /// Lays the outline out in a number of columns, where it can be laid out.
  public func layOut(columns: Int) {
    source.layOut(columns: columns)
  }

  /// Shows the views of a program as they are laid out, or as rows again.
  func toggleLaidOutView() -> Answer {
    if isLineViewOn { return Answer(reader.message(.notAvailableHere)) }
    guard isLaidOutViewOn || drawing != nil else { return Answer(reader.message(.noLayout)) }
    isLaidOutViewOn.toggle()
    return Answer(reader.message(isLaidOutViewOn ? .laidOutViewOn : .laidOutViewOff))
  }

  private var drawingOfRegions: [String]? {
    var canvas: CellCanvas?
    for node in outline.visibleNodes {
      guard let region = node.content.region else { continue }
      var drawn = canvas ?? CellCanvas()
      let text = [node.name, node.value].compactMap(\.self).joined(separator: ", ")
      drawn.draw(text, in: region, visible: region)
      canvas = drawn
    }
    return canvas?.rows
  }
}
