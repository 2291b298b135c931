/// The rectangles of all items of one layout.
final class LayoutFrames {
  /// The rectangles, by the numbers that items have.
  var frames = NestedFrames()
}
