/// A view whose type is hidden.
///
/// When the hidden type changes, what was there is dropped with its state.
public struct AnyView {
  let view: any View

  /// Hides the type of a view.
  public init<Content: View>(_ view: Content) {
    self.view = (view as? AnyView)?.view ?? view
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing view: Content) {
    self.init(view)
  }
}

extension AnyView: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the hidden view as the only child.
  public func _evaluate(in node: ViewNode) {
    node.updateAnyChild(0, view)
  }
}
