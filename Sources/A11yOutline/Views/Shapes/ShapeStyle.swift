/// How something is colored.
public protocol ShapeStyle: Sendable {
}

extension Color: ShapeStyle {}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle

  /// Hides the type of a style.
  public init<Style: ShapeStyle>(_ style: Style) {
    self.style = style
  }
}

/// A step in the order of what matters.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The style of what matters most.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The style of what matters less.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The style of what matters little.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
}

/// The color of controls.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of what matters most.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The style of what matters less.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The style of what matters little.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The color of controls.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// Black.
  public static var black: Color { .black }
  /// White.
  public static var white: Color { .white }
  /// Gray.
  public static var gray: Color { .gray }
  /// Red.
  public static var red: Color { .red }
  /// Orange.
  public static var orange: Color { .orange }
  /// Yellow.
  public static var yellow: Color { .yellow }
  /// Green.
  public static var green: Color { .green }
  /// Blue.
  public static var blue: Color { .blue }
  /// Purple.
  public static var purple: Color { .purple }
}
