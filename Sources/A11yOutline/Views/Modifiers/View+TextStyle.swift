extension EnvironmentValues {
  private enum BackgroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The style behind views; `nil` for none.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  private enum ForegroundStyleKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
  }

  /// The style of text and shapes; `nil` for the usual.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundStyleKey.self] }
    set { self[ForegroundStyleKey.self] = newValue }
  }

  private enum BoldKey: EnvironmentKey {
    static let defaultValue = false
  }

  var isBold: Bool {
    get { self[BoldKey.self] }
    set { self[BoldKey.self] = newValue }
  }

  private enum ItalicKey: EnvironmentKey {
    static let defaultValue = false
  }

  var isItalic: Bool {
    get { self[ItalicKey.self] }
    set { self[ItalicKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the text and the shapes in the view.
  public nonisolated func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.foregroundStyle, AnyShapeStyle(style))
  }

  /// Sets the styles of what matters more and less in the view; the first is that of its text.
  public nonisolated func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First,
    _ secondary: Second
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the styles of what matters more and less in the view; the first is that of its text.
  public nonisolated func foregroundStyle<
    First: ShapeStyle,
    Second: ShapeStyle,
    Third: ShapeStyle
  >(
    _ primary: First,
    _ secondary: Second,
    _ tertiary: Third
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the color of the text and the shapes in the view.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foregroundStyle, color.map(AnyShapeStyle.init))
  }

  /// Makes the text in the view bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.isBold, isActive)
  }

  /// Makes the text in the view italic.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }
}

extension Text {
  /// The text in bold.
  public func bold() -> Text { styled { $0.isBold = true } }

  /// The text in italics.
  public func italic() -> Text { styled { $0.isItalic = true } }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { styled { $0.font = font } }

  /// The text in a color.
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = color } }

  private func styled(_ change: (inout TextStyle) -> Void) -> Text {
    var text = self
    change(&text.style)
    return text
  }
}
