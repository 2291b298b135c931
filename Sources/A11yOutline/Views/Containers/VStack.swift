/// Views one below the other.
///
/// A stack arranges; it gives no level to the outline.
public struct VStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension VStack: View where Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide along which the views line up.
  ///   - spacing: The distance between views, in points.
  ///   - content: The views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Keeps the layout and the views.
  public func _evaluate(in node: ViewNode) {
    node.behavior(LayoutBehavior<VStackLayout>.self).update(layout)
    node.updateChild(0, content)
  }
}
