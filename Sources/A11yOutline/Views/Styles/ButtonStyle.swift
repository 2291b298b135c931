/// How buttons look.
///
/// As in SwiftUI; a button is never seen pressed.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of what a button looks like.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes what a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

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
