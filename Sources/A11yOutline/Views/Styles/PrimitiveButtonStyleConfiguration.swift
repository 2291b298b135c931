/// The parts of a button, with its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let slot: SlotView
  }

  /// What the button is for.
  public let role: ButtonRole?

  /// The label of the button.
  public let label: Label

  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// The place of the label.
  public var body: some View { slot }
}
