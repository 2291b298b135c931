/// How a view looks while it comes.
///
/// As in SwiftUI. What differs: a view that goes is gone at once, since what is no longer there
/// cannot be read; and in the player nothing is seen on its way.
public struct AnyTransition: Sendable {
  /// What a transition changes at a fraction of the way.
  enum Effect: Sendable {
    case opacity
    case move(Edge)
  }

  let effects: [Effect]

  private init(_ effects: [Effect]) {
    self.effects = effects
  }

  /// The view comes as it is.
  public static let identity = AnyTransition([])

  /// The view comes from transparent to opaque.
  public static let opacity = AnyTransition([.opacity])

  /// The view comes from the leading edge.
  public static let slide = AnyTransition([.move(.leading)])

  /// The view comes from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }

  /// The two together.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(effects + other.effects)
  }
}
