/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat

  /// Creates a rectangle with round corners.
  public nonisolated init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public nonisolated static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
