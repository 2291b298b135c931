/// Gives a view a size between limits.
struct FlexibleFrameModifier: ItemModifier {
  var minWidth: CGFloat?
  var idealWidth: CGFloat?
  var maxWidth: CGFloat?
  var minHeight: CGFloat?
  var idealHeight: CGFloat?
  var maxHeight: CGFloat?
  var alignment: Alignment

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: Self.clamp(proposal.width ?? idealWidth, minWidth, maxWidth),
      height: Self.clamp(proposal.height ?? idealHeight, minHeight, maxHeight)
    )
  }

  func size(of inner: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    let size = inner.size(for: self.inner(proposal))
    return CGSize(
      width: Self.result(size.width, proposal.width, minWidth, idealWidth, maxWidth),
      height: Self.result(size.height, proposal.height, minHeight, idealHeight, maxHeight)
    )
  }

  func place(_ inner: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    inner.align(alignment, in: size, proposal: self.inner(proposal))
  }

  func alignment(
    _ guide: AlignmentGuide,
    of inner: LayoutItem,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let size = size(of: inner, for: proposal)
    return inner.alignment(guide, for: alignment, in: size, proposal: self.inner(proposal))
  }

  private static func clamp(_ value: CGFloat?, _ low: CGFloat?, _ high: CGFloat?) -> CGFloat? {
    value.map { max(low ?? 0, min($0, high ?? .infinity)) }
  }

  /// A limit on a side has the frame follow the proposal on that side; without limits it is as
  /// large as what is inside.
  private static func result(
    _ inner: CGFloat,
    _ proposed: CGFloat?,
    _ low: CGFloat?,
    _ ideal: CGFloat?,
    _ high: CGFloat?
  ) -> CGFloat {
    guard let proposed else { return clamp(ideal ?? inner, low, high) ?? inner }
    if low == nil, high == nil { return inner }
    let least = low ?? inner
    let greatest = high ?? inner
    let size = max(least, min(proposed, max(greatest, least)))
    return size.isFinite ? size : inner
  }
}
