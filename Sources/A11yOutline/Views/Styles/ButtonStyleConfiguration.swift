/// The parts of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let slot: SlotView
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  /// Whether the button is held down: never, since keys are struck.
  public let isPressed = false
}

extension ButtonStyleConfiguration.Label: View {
  /// The place of the label.
  public var body: some View { slot }
}
