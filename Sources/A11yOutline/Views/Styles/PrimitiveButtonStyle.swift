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
