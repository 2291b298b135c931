/// Several views to which modifiers apply one by one.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Keeps the content as the only child.
  public func _evaluate(in node: ViewNode) {
    node.updateChild(0, content)
  }
}
