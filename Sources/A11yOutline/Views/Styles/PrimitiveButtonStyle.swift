/// How buttons look and when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of what a button looks like.
  associatedtype Body: View

  /// The parts of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes what a button looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

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

/// The style that is used where none is named.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The style that adds nothing to the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label as it is.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that is used where none is named.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The style that adds nothing to the label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
