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

/// Moves what is drawn of a view that is coming, not the room it takes.
struct TransitionModifier: ItemModifier {
  var transition: AnyTransition
  /// How much of the way is gone, from 0 to 1.
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func place(_ inner: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    var origin = CGPoint.zero
    for case .move(let edge) in transition.effects {
      switch edge {
      case .top: origin.y -= size.height * (1 - progress)
      case .bottom: origin.y += size.height * (1 - progress)
      case .leading: origin.x -= size.width * (1 - progress)
      case .trailing: origin.x += size.width * (1 - progress)
      }
    }
    inner.place(at: origin, proposal: proposal)
  }
}

/// A view that comes with a transition.
struct TransitionView<Content> {
  let content: Content
  let transition: AnyTransition
}

extension TransitionView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    let isNew = node.behavior == nil
    let behavior = node.behavior(ItemBehavior<TransitionModifier>.self)
    if isNew, Transaction.evaluated.effectiveAnimation != nil {
      behavior.update(TransitionModifier(transition: transition, progress: 0))
    }
    behavior.update(TransitionModifier(transition: transition, progress: 1))
    node.updateChild(0, content)
  }
}

extension View {
  /// Sets how the view comes when a change that puts it into the tree is animated.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}
