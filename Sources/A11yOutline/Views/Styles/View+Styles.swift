extension View {
  /// Sets the style of the disclosure groups in the view.
  public nonisolated func disclosureGroupStyle<Style: DisclosureGroupStyle>(
    _ style: Style
  ) -> some View {
    // The automatic style is known to the group, which then needs no body of a style.
    transformingEnvironment {
      $0.disclosureGroupStyle = style is AutomaticDisclosureGroupStyle ? nil : style
    }
  }

  /// Sets the style of the buttons in the view.
  public nonisolated func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.buttonStyle = .decorating(style) }
  }

  /// Sets the style of the buttons in the view.
  public nonisolated func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    transformingEnvironment {
      let addsNothing = style is DefaultButtonStyle || style is PlainButtonStyle
      $0.buttonStyle = addsNothing ? nil : .acting(style)
    }
  }

  /// Sets the style of the switches in the view.
  public nonisolated func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    transformingEnvironment { $0.toggleStyle = style is DefaultToggleStyle ? nil : style }
  }

  /// Sets the style of the lists in the view; all of them read alike.
  public nonisolated func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    self
  }
}
