/// A text in its place in a drawing.
struct DrawnItem {
  let text: String
  /// Where all of it is.
  var frame: CGRect
  /// As much of that as clipping leaves.
  var visible: CGRect
  /// Whether lines begin at the right.
  let isMirrored: Bool
  /// How much is seen of it, from 0 to 1.
  var opacity: Double

  /// Whether it is drawn: cells are full or empty, so what is seen less than half is not.
  var isDrawn: Bool { opacity >= 0.5 }

  /// The same text somewhere else, and as much of it as is still seen.
  func moved(by offset: CGPoint, fadedTo part: Double) -> DrawnItem {
    var item = self
    item.opacity *= part
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
    var stack = [(item: self, opacity: 1.0)]
    while let (item, around) = stack.popLast() {
      let opacity = around * item.source.opacity
      if let text = item.source.drawing {
        drawn.append(
          DrawnItem(
            text: text,
            frame: item.absoluteFrame,
            visible: item.visibleFrame,
            isMirrored: item.source.isMirrored,
            opacity: opacity
          )
        )
      }
      stack.append(contentsOf: item.children.reversed().map { ($0, opacity) })
    }
    return drawn
  }
}
