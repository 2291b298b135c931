/// Views arranged by a layout.
///
/// Made by calling a ``Layout`` with a closure.
public struct LayoutContainer<Arrangement: Layout, Content> {
  let layout: Arrangement
  let content: Content
}

extension LayoutContainer: View where Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the layout and the views.
  public func _evaluate(in node: ViewNode) {
    node.behavior(LayoutBehavior<Arrangement>.self).update(layout)
    node.updateChild(0, content)
  }
}

extension Layout {
  /// Arranges views.
  public func callAsFunction<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    LayoutContainer(layout: self, content: content())
  }
}
