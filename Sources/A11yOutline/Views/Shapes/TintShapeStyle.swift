/// The color of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
