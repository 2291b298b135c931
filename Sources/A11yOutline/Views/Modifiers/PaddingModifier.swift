/// Adds room around a view.
struct PaddingModifier: ItemModifier {
  var insets: EdgeInsets

  var animatableData: EdgeInsets.AnimatableData {
    get { insets.animatableData }
    set { insets.animatableData = newValue }
  }

  func size(of inner: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    let size = inner.size(for: proposal.inset(by: insets))
    return CGSize(
      width: max(0, size.width + insets.horizontal),
      height: max(0, size.height + insets.vertical)
    )
  }

  func place(
    _ inner: LayoutItem,
    in size: CGSize,
    proposal: ProposedViewSize
  ) {
    inner.place(
      at: CGPoint(x: insets.leading, y: insets.top),
      proposal: proposal.inset(by: insets)
    )
  }

  func alignment(
    _ guide: AlignmentGuide,
    of inner: LayoutItem,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let offset =
      switch guide {
      case .horizontal: insets.leading
      case .vertical: insets.top
      }
    return ViewDimensions(of: inner, for: proposal.inset(by: insets)).explicit(guide)
      .map { $0 + offset }
  }
}
