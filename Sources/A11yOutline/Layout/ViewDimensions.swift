/// The size of a view for a proposal, and where its alignment guides lie.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  private let item: LayoutItem
  private let proposal: ProposedViewSize

  init(of item: LayoutItem, for proposal: ProposedViewSize) {
    let size = item.size(for: proposal)
    width = size.width
    height = size.height
    self.item = item
    self.proposal = proposal
  }

  /// The dimensions of a rectangle around an item.
  init(width: CGFloat, height: CGFloat, around item: LayoutItem) {
    self.width = width
    self.height = height
    self.item = item
    proposal = .unspecified
  }

  /// Where a guide lies, from the left.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self[.horizontal(guide)] }

  /// Where a guide lies, from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { self[.vertical(guide)] }

  /// Where a guide lies, if the view states it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    explicit(.horizontal(guide))
  }

  /// Where a guide lies, if the view states it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(.vertical(guide)) }

  subscript(guide: AlignmentGuide) -> CGFloat {
    explicit(guide) ?? guide.defaultValue(in: self)
  }

  /// Where a guide lies, if the view states it.
  func explicit(_ guide: AlignmentGuide) -> CGFloat? {
    item.source.alignment(
      guide,
      of: item,
      in: CGSize(width: width, height: height),
      proposal: proposal
    )
  }

  /// Whether the two are of the same size.
  public static func == (left: ViewDimensions, right: ViewDimensions) -> Bool {
    left.width == right.width && left.height == right.height && left.item === right.item
  }
}
