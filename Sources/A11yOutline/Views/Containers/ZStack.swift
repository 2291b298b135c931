/// Views one upon the other.
///
/// A stack arranges; it gives no level to the outline.
public struct ZStack<Content> {
  let layout: ZStackLayout
  let content: Content
}

extension ZStack: View where Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guides that meet.
  ///   - content: The views, the lowest first.
  public nonisolated init(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }

  /// Keeps the layout and the views.
  public func _evaluate(in node: ViewNode) {
    node.behavior(LayoutBehavior<ZStackLayout>.self).update(layout)
    node.updateChild(0, content)
  }
}
