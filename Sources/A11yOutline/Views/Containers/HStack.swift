/// Views one beside the other.
///
/// A stack arranges; it gives no level to the outline.
public struct HStack<Content> {
  let layout: HStackLayout
  let content: Content
}

extension HStack: View where Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide along which the views line up.
  ///   - spacing: The distance between views, in points.
  ///   - content: The views.
  public nonisolated init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Keeps the layout and the views.
  public func _evaluate(in node: ViewNode) {
    node.behavior(LayoutBehavior<HStackLayout>.self).update(layout)
    node.updateChild(0, content)
  }
}
