/// How a view looks while it comes and while it goes.
///
/// As in SwiftUI. What differs: a view that goes can no longer be read, only seen in the drawing of
/// a ``ViewHost``, where it stays in its last place and takes no room; and in the player nothing is
/// seen on its way.
public struct AnyTransition: Sendable {
  /// What a transition changes at a fraction of the way.
  enum Effect: Sendable {
    case opacity
    case move(Edge)
  }

  /// What is changed while the view comes.
  let insertion: [Effect]
  /// What is changed while the view goes.
  let removal: [Effect]

  private init(_ insertion: [Effect], removal: [Effect]? = nil) {
    self.insertion = insertion
    self.removal = removal ?? insertion
  }

  /// The view comes and goes at once.
  public static let identity = AnyTransition([])

  /// The view comes from transparent to opaque, and goes the other way.
  public static let opacity = AnyTransition([.opacity])

  /// The view comes from the leading edge and goes to the trailing one.
  public static let slide = AnyTransition([.move(.leading)], removal: [.move(.trailing)])

  /// The view comes from an edge and goes there.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }

  /// One way to come and another to go.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(insertion.insertion, removal: removal.removal)
  }

  /// The two together.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(insertion + other.insertion, removal: removal + other.removal)
  }
}

extension [AnyTransition.Effect] {
  /// How much is seen of a view, where a part of the way is left.
  func opacity(left part: CGFloat) -> Double {
    contains { if case .opacity = $0 { true } else { false } } ? Double(1 - part) : 1
  }

  /// How far away what is drawn is from its place, when a part of the way is left.
  func offset(of size: CGSize, left part: CGFloat, isMirrored: Bool) -> CGPoint {
    var offset = CGPoint.zero
    for case .move(let edge) in self {
      switch edge {
      case .top: offset.y -= size.height * part
      case .bottom: offset.y += size.height * part
      case .leading: offset.x -= size.width * part * (isMirrored ? -1 : 1)
      case .trailing: offset.x += size.width * part * (isMirrored ? -1 : 1)
      }
    }
    return offset
  }
}
