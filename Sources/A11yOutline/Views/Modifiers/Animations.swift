extension View {
  /// Animates the changes in the view that come with a change of a value.
  ///
  /// An animation of `nil` has the changes complete at once.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?,
    value: Value
  ) -> some View {
    AnimatedView(content: self, animation: animation, value: value)
  }

  /// Changes how changes in the view are animated.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    TransactionView(content: self, transform: transform)
  }
}

/// A view whose changes are animated when a value changes.
struct AnimatedView<Content, Value: Equatable> {
  let content: Content
  let animation: Animation?
  let value: Value
}

extension AnimatedView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    let behavior = node.behavior(LastValueBehavior<Value>.self)
    let outer = Transaction.evaluated
    if let old = behavior.value, old != value, !outer.disablesAnimations {
      Transaction.evaluated = Transaction(animation: animation)
    }
    behavior.value = value
    node.updateChild(0, content)
    Transaction.evaluated = outer
  }
}

/// A node that remembers a value.
private final class LastValueBehavior<Value>: NodeBehavior {
  var value: Value?
}

/// A view that changes the transaction of its changes.
struct TransactionView<Content> {
  let content: Content
  let transform: (inout Transaction) -> Void
}

extension TransactionView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    let outer = Transaction.evaluated
    transform(&Transaction.evaluated)
    node.updateChild(0, content)
    Transaction.evaluated = outer
  }
}
