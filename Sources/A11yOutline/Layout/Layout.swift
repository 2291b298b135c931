/// A way of arranging views.
///
/// As in SwiftUI. Points are terminal cells of 8 × 16.
public protocol Layout: Animatable {
  /// What is computed once for a set of views.
  associatedtype Cache = Void

  /// The views that are arranged.
  typealias Subviews = LayoutSubviews

  /// Computes what is kept for a set of views.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date with a changed set of views.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The room that the arrangement wants around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the arrangement for a proposal.
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize

  /// Places the views in the bounds.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )

  /// Where a guide of the arrangement lies, if it states it.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a guide of the arrangement lies, if it states it.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The axis of a stack; `nil` for other arrangements.
  static var layoutProperties: LayoutProperties { get }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Computes anew what is kept.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The greatest of what the views want.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  /// States no guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// States no guide.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
}
