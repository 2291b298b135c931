/// A step in the order of what matters.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The style of what matters most.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The style of what matters less.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The style of what matters little.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The style of what hardly matters.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of what matters most.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The style of what matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The style of what matters little.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The style of what hardly matters.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}
