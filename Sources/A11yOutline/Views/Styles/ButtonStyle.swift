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
