/// Views that may be larger than the room for them.
///
/// There is nothing to scroll: what is read is shown. The content is asked for its ideal size
/// along the axes.
public struct ScrollView<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ScrollView: View where Content: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Creates a view that scrolls along some axes.
  public nonisolated init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Keeps the views.
  public func _evaluate(in node: ViewNode) {
    node.behavior(LayoutBehavior<ScrollLayout>.self).update(ScrollLayout(axes: axes))
    node.updateChild(0, content)
  }
}

/// Gives views their ideal size along some axes.
struct ScrollLayout: Layout {
  var axes: Axis.Set

  func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  func updateCache(_ cache: inout StackLayoutCache, subviews: Subviews) {}

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize {
    let content = VStackLayout().sizeThatFits(
      proposal: inner(proposal),
      subviews: subviews,
      cache: &cache
    )
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    VStackLayout().placeSubviews(
      in: bounds,
      proposal: inner(proposal),
      subviews: subviews,
      cache: &cache
    )
  }
}
