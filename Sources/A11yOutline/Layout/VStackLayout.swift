/// Arranges views from top to bottom.
public struct VStackLayout: Layout, Sendable {
  /// The guide along which the views line up.
  public var alignment: HorizontalAlignment
  /// The distance between views, in points; `nil` for what the views want.
  public var spacing: CGFloat?

  /// Creates an arrangement.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .vertical, guide: .horizontal(alignment), spacing: spacing)
  }

  /// Keeps nothing yet.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  /// Leaves everything as it is: what is kept follows the changes when it is needed.
  public func updateCache(_ cache: inout StackLayoutCache, subviews: Subviews) {}

  /// The sum of the heights and the greatest width.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize {
    arrangement.size(of: subviews, for: proposal, cache: &cache)
  }

  /// Places the views one below the other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    arrangement.place(subviews, in: bounds, proposal: proposal, cache: &cache)
  }

  /// A vertical stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }
}
