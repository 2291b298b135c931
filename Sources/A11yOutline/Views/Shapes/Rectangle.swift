/// A rectangle.
public struct Rectangle: Shape {
  /// Creates a rectangle.
  public nonisolated init() {}
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public nonisolated static var rect: Rectangle { Rectangle() }
}
