/// A font.
///
/// A terminal has one size of letters: a font does not change the layout; its weight and slant
/// show where the laid-out view is drawn.
public struct Font: Hashable, Sendable {
  /// What a text is for.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote
    case caption, caption2
  }

  /// How heavy letters are.
  public enum Weight: Hashable, Sendable, CaseIterable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How letters look.
  public enum Design: Hashable, Sendable, CaseIterable {
    case `default`, serif, rounded, monospaced
  }

  /// What the text is for; `nil` for a font of a size.
  let textStyle: TextStyle?
  private(set) var weight: Weight?
  private(set) var isItalic = false

  private init(_ textStyle: TextStyle?, weight: Weight? = nil) {
    self.textStyle = textStyle
    self.weight = weight
  }

  /// The font of a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(style, weight: weight)
  }

  /// The font of a size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(nil, weight: weight)
  }

  /// The font of large titles.
  public static let largeTitle = Font(.largeTitle)
  /// The font of titles.
  public static let title = Font(.title)
  /// The font of titles of the second order.
  public static let title2 = Font(.title2)
  /// The font of titles of the third order.
  public static let title3 = Font(.title3)
  /// The font of headlines.
  public static let headline = Font(.headline, weight: .semibold)
  /// The font of lines below headlines.
  public static let subheadline = Font(.subheadline)
  /// The font of running text.
  public static let body = Font(.body)
  /// The font of callouts.
  public static let callout = Font(.callout)
  /// The font of footnotes.
  public static let footnote = Font(.footnote)
  /// The font of captions.
  public static let caption = Font(.caption)
  /// The font of captions of the second order.
  public static let caption2 = Font(.caption2)

  /// The font in bold.
  public func bold() -> Font { weight(.bold) }

  /// The font in italics.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// The font with letters of one width, as all are here.
  public func monospaced() -> Font { self }

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  var isHeavy: Bool {
    switch weight {
    case .semibold, .bold, .heavy, .black: true
    default: false
    }
  }
}
