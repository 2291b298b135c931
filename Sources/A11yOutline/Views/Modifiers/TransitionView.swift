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
