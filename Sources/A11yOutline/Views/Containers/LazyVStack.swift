/// Views one below the other.
///
/// What differs from SwiftUI: the views are made at once, since each can be read; content that is
/// to be made when it is needed belongs into a ``DisclosureGroup``.
public struct LazyVStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide along which the views line up.
  ///   - spacing: The distance between views, in points.
  ///   - pinnedViews: What would stay in sight while the rest scrolls; nothing scrolls here.
  ///   - content: The views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = PinnedScrollableViews(),
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
