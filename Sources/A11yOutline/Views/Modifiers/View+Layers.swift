extension View {
  /// Puts a view before this one.
  public nonisolated func overlay<Overlay: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayeredView(primary: self, secondary: content(), alignment: alignment, isBehind: false)
  }

  /// Puts a view before this one.
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(primary: self, secondary: overlay, alignment: alignment, isBehind: false)
  }

  /// Puts a view behind this one.
  public nonisolated func background<Background: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Background
  ) -> some View {
    LayeredView(primary: self, secondary: content(), alignment: alignment, isBehind: true)
  }

  /// Puts a view behind this one.
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(primary: self, secondary: background, alignment: alignment, isBehind: true)
  }

  /// Puts a style behind this view; a style says nothing.
  public nonisolated func background<Style: ShapeStyle>(_ style: Style) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }

  /// Puts a style in a shape behind this view; a style says nothing.
  public nonisolated func background<Style: ShapeStyle, Form: Shape>(
    _ style: Style,
    in shape: Form
  ) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
