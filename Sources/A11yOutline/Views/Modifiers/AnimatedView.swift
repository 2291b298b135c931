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
