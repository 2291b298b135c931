/// A style of buttons of either kind.
enum AnyButtonStyle {
  case decorating(any ButtonStyle)
  case acting(any PrimitiveButtonStyle)

  /// What a button with some parts looks like.
  @MainActor
  func body(
    role: ButtonRole?,
    trigger: @escaping @MainActor () -> Void,
    label: SlotView
  ) -> any View {
    switch self {
    case .decorating(let style):
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: role,
          label: ButtonStyleConfiguration.Label(slot: label)
        )
      )
    case .acting(let style):
      style.makeBody(
        configuration: PrimitiveButtonStyleConfiguration(
          role: role,
          label: PrimitiveButtonStyleConfiguration.Label(slot: label),
          action: trigger
        )
      )
    }
  }
}
