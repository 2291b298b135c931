/// A color.
///
/// Nothing is told by a color alone: colors show only where the laid-out view is drawn.
public struct Color: Hashable, Sendable {
  /// The name under which the color is known.
  let name: String
  private(set) var opacity = 1.0

  private init(name: String) {
    self.name = name
  }

  /// Creates a color from its parts, from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgb(\(red), \(green), \(blue))"
    self.opacity = opacity
  }

  /// Creates a gray, from 0 for black to 1 for white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// The color with an opacity from 0 to 1.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  /// The color of controls.
  public static let accentColor = Color(name: "accent")
  /// The color of text.
  public static let primary = Color(name: "primary")
  /// The color of text that matters less.
  public static let secondary = Color(name: "secondary")
  /// Black.
  public static let black = Color(name: "black")
  /// White.
  public static let white = Color(name: "white")
  /// Gray.
  public static let gray = Color(name: "gray")
  /// Red.
  public static let red = Color(name: "red")
  /// Orange.
  public static let orange = Color(name: "orange")
  /// Yellow.
  public static let yellow = Color(name: "yellow")
  /// Green.
  public static let green = Color(name: "green")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// Purple.
  public static let purple = Color(name: "purple")
  /// Mint.
  public static let mint = Color(name: "mint")
  /// Teal.
  public static let teal = Color(name: "teal")
  /// Cyan.
  public static let cyan = Color(name: "cyan")
  /// Indigo.
  public static let indigo = Color(name: "indigo")
  /// Pink.
  public static let pink = Color(name: "pink")
  /// Brown.
  public static let brown = Color(name: "brown")
  /// No color.
  public static let clear = Color(name: "clear")
}
