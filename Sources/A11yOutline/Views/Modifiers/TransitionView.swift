/// A view that comes and goes with a transition.
struct TransitionView<Content> {
  let content: Content
  let transition: AnyTransition
}

extension TransitionView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    let isNew = node.behavior == nil
    let behavior = node.behavior(TransitionBehavior.self)
    if isNew, Transaction.evaluated.effectiveAnimation != nil {
      behavior.update(TransitionModifier(transition: transition, progress: 0))
    }
    behavior.update(TransitionModifier(transition: transition, progress: 1))
    behavior.transition = transition
    node.updateChild(0, content)
  }
}

/// A node that leaves its picture behind when it goes in an animation.
final class TransitionBehavior: ItemBehavior<TransitionModifier> {
  var transition = AnyTransition.identity

  override func willUnmount() {
    let graph = node.graph
    guard node.isActive, !graph.reducesMotion, !transition.removal.isEmpty,
      let animation = Transaction.evaluated.effectiveAnimation,
      let frame = node.region(\.absoluteFrame)
    else { return }
    var picture = LeavingPicture(
      frame: frame,
      items: node.items.flatMap(\.drawnItems),
      effects: transition.removal,
      isMirrored: node.environment.layoutDirection == .rightToLeft
    )
    picture.leave(with: animation, at: graph.time)
    graph.leaving.append(picture)
  }
}

extension View {
  /// Sets how the view comes and goes when the change that does it is animated.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}
