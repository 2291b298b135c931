/// A view that tells when a value changes.
struct ChangeView<Content, Value: Equatable> {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeView: View where Content: View {
  typealias Body = Never

  func _evaluate(in node: ViewNode) {
    node.behavior(ChangeBehavior<Value>.self).update(value, isInitial: isInitial, action: action)
    node.updateChild(0, content)
  }
}

/// A node that tells when a value changes.
private final class ChangeBehavior<Value: Equatable>: NodeBehavior {
  private var value: Value?

  func update(_ new: Value, isInitial: Bool, action: @escaping (Value, Value) -> Void) {
    let old = value
    value = new
    if let old, old != new {
      node.graph.afterEvaluation { action(old, new) }
    } else if old == nil, isInitial {
      node.graph.afterEvaluation { action(new, new) }
    }
  }
}
