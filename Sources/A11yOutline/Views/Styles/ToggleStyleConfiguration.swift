/// The parts of a switch.
public struct ToggleStyleConfiguration {
  /// The label of a switch.
  public struct Label {
    let slot: SlotView
  }

  /// The label of the switch.
  public let label: Label

  /// Whether the switch is on.
  @Binding public var isOn: Bool

  /// The switches that the switch stands for.
  let sources: [Binding<Bool>]

  /// Whether the switch stands for several of which only some are on.
  public var isMixed: Bool { sources.areMixed }
}

extension ToggleStyleConfiguration.Label: View {
  /// The place of the label.
  public var body: some View { slot }
}
