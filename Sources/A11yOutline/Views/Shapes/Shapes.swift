/// A rectangle.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public nonisolated init() {}
}

/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat

  /// Creates a rectangle with round corners.
  public nonisolated init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }
}

/// A rectangle whose short sides are round.
public struct Capsule: Shape {
  /// Creates a capsule.
  public nonisolated init() {}
}

/// A circle.
public struct Circle: Shape {
  /// Creates a circle.
  public nonisolated init() {}
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are round.
  public nonisolated static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}
