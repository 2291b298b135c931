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
}

extension ToggleStyleConfiguration.Label: View {
  /// The place of the label.
  public var body: some View { slot }
}

extension ToggleStyle {
  /// What a switch with some parts looks like.
  func body(isOn: Binding<Bool>, label: SlotView) -> any View {
    makeBody(
      configuration: Configuration(label: Configuration.Label(slot: label), isOn: isOn)
    )
  }
}

/// The style that is used where none is named.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that is used where none is named.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
  /// A switch.
  public static var `switch`: DefaultToggleStyle { DefaultToggleStyle() }
}
