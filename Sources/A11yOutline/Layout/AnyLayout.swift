/// A layout whose type is hidden.
///
/// Views keep their state when the hidden type changes.
public struct AnyLayout: Layout {
  private let box: AnyLayoutBox

  /// What the hidden layout keeps.
  public struct Cache {
    var value: Any
    let type: ObjectIdentifier
  }

  /// Hides the type of a layout.
  public init<Hidden: Layout>(_ layout: Hidden) {
    box = LayoutBox(layout)
  }

  /// Nothing: a change of the hidden layout is complete at once.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  /// Computes what the hidden layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  /// The size of the hidden layout.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    box.size(proposal, subviews, &cache)
  }

  /// Places views as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    box.place(bounds, proposal, subviews, &cache)
  }

  /// The room that the hidden layout wants around it.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  /// Where a guide of the hidden layout lies, if it states it.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.alignment(.horizontal(guide), bounds, proposal, subviews, &cache)
  }

  /// Where a guide of the hidden layout lies, if it states it.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    box.alignment(.vertical(guide), bounds, proposal, subviews, &cache)
  }

  var stackAxis: Axis? { box.stackAxis }
}

/// A layout behind a wall.
private class AnyLayoutBox {
  var stackAxis: Axis? { nil }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: (), type: ObjectIdentifier(Void.self))
  }
  func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGSize { .zero }
  func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    ViewSpacing()
  }
  func alignment(
    _ guide: AlignmentGuide,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? { nil }
}

private final class LayoutBox<Hidden: Layout>: AnyLayoutBox {
  let layout: Hidden

  init(_ layout: Hidden) {
    self.layout = layout
  }

  override var stackAxis: Axis? { Hidden.layoutProperties.stackOrientation }

  override func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(
      value: layout.makeCache(subviews: subviews),
      type: ObjectIdentifier(Hidden.self)
    )
  }

  override func size(
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    with(subviews, &cache) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func place(
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    with(subviews, &cache) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  override func spacing(
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    with(subviews, &cache) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  override func alignment(
    _ guide: AlignmentGuide,
    _ bounds: CGRect,
    _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    with(subviews, &cache) { cache in
      switch guide {
      case .horizontal(let guide):
        layout.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical(let guide):
        layout.explicitAlignment(
          of: guide,
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
  }

  private func with<Result>(
    _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache,
    _ body: (inout Hidden.Cache) -> Result
  ) -> Result {
    var own = cache.value as? Hidden.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = AnyLayout.Cache(value: own, type: ObjectIdentifier(Hidden.self)) }
    return body(&own)
  }
}
