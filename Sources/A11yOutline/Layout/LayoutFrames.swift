/// The rectangles of all items of one layout.
final class LayoutFrames {
  /// The rectangles, by the numbers that items have.
  var frames = NestedFrames()
  /// Whether an item may be of another size, or somewhere else, than the rectangles say.
  var areStale = true
}
