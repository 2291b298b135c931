/// A circle.
public struct Circle: Shape {
  /// Creates a circle.
  public nonisolated init() {}
}

extension Shape where Self == Circle {
  /// A circle.
  public nonisolated static var circle: Circle { Circle() }
}
