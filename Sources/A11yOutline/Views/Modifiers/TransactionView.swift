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
