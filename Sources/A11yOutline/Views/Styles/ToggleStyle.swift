/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of what a switch looks like.
  associatedtype Body: View

  /// The parts of a switch.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes what a switch looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  /// What a switch with some parts looks like.
  func body(isOn: Binding<Bool>, sources: [Binding<Bool>], label: SlotView) -> any View {
    makeBody(
      configuration: Configuration(
        label: Configuration.Label(slot: label),
        isOn: isOn,
        sources: sources
      )
    )
  }
}
