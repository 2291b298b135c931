/// A text in its place in a drawing.
struct DrawnItem {
  let text: String
  /// Where all of it is.
  var frame: CGRect
  /// As much of that as clipping leaves.
  var visible: CGRect

  /// The same text somewhere else.
  func moved(by offset: CGPoint) -> DrawnItem {
    var item = self
    item.frame = frame.offsetBy(dx: offset.x, dy: offset.y)
    item.visible = visible.offsetBy(dx: offset.x, dy: offset.y)
    return item
  }
}

extension LayoutItem {
  /// What the item and all inside it draw, from the back to the front.
  ///
  /// - Complexity: O(number of items · depth), not recursive.
  var drawnItems: [DrawnItem] {
    var drawn: [DrawnItem] = []
    var stack = [self]
    while let item = stack.popLast() {
      if let text = item.source.drawing {
        drawn.append(DrawnItem(text: text, frame: item.absoluteFrame, visible: item.visibleFrame))
      }
      stack.append(contentsOf: item.children.reversed())
    }
    return drawn
  }
}
