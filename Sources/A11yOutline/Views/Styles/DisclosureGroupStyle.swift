/// How disclosure groups look.
///
/// As in SwiftUI. Whatever a style draws, the group stays one group of the outline: the button
/// around the label is its header, and captions in it are not read. Other named buttons of the
/// style become actions of the group.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of what a group looks like.
  associatedtype Body: View

  /// The parts of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes what a group looks like.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
