/// Gives a view a size of its own.
struct FrameModifier: ItemModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width ?? 0, height ?? 0) }
    set {
      if width != nil { width = newValue.first }
      if height != nil { height = newValue.second }
    }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  func size(of inner: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = inner.size(for: self.inner(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
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
}
