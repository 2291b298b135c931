/// Arranges views one upon the other.
public struct ZStackLayout: Layout, Sendable {
  /// The guides along which the views line up.
  public var alignment: Alignment

  /// Creates an arrangement.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The size that holds all views.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    var (left, right, above, below) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
      left = max(left, x)
      right = max(right, dimensions.width - x)
      above = max(above, y)
      below = max(below, dimensions.height - y)
    }
    return CGSize(width: left + right, height: above + below)
  }

  /// Places the views so that their guides meet.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let left = dimensions.map { $0[alignment.horizontal] }.max() ?? 0
    let above = dimensions.map { $0[alignment.vertical] }.max() ?? 0
    for (subview, dimensions) in zip(subviews, dimensions) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + left - dimensions[alignment.horizontal],
          y: bounds.minY + above - dimensions[alignment.vertical]
        ),
        proposal: proposal
      )
    }
  }
}
