extension Optional: View where Wrapped: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the view as long as there is one.
  public func _evaluate(in node: ViewNode) {
    if let view = self {
      node.updateChild(0, view)
    } else {
      node.removeChildren(from: 0)
    }
  }
}
