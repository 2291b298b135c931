/// The view that a modifier modifies.
public struct ViewModifierContent<Modifier: ViewModifier> {
  let view: any View
}

extension ViewModifierContent: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the modified view as the only child.
  public func _evaluate(in node: ViewNode) {
    node.updateAnyChild(0, view)
  }
}
