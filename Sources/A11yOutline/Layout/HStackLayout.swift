/// Arranges views from left to right.
public struct HStackLayout: Layout, Sendable {
  /// The guide along which the views line up.
  public var alignment: VerticalAlignment
  /// The distance between views, in points; `nil` for what the views want.
  public var spacing: CGFloat?

  /// Creates an arrangement.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: .horizontal, guide: .vertical(alignment), spacing: spacing)
  }

  /// Keeps nothing yet.
  public func makeCache(subviews: Subviews) -> StackLayoutCache { StackLayoutCache() }

  /// Leaves everything as it is: what is kept follows the changes when it is needed.
  public func updateCache(_ cache: inout StackLayoutCache, subviews: Subviews) {}

  /// The sum of the widths and the greatest height.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) -> CGSize {
    arrangement.size(of: subviews, for: proposal, cache: &cache)
  }

  /// Places the views one beside the other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    arrangement.place(subviews, in: bounds, proposal: proposal, cache: &cache)
  }

  /// A horizontal stack.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }
}
