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

extension LayoutItem {
  /// Puts the item into a size so that guides meet.
  func align(_ alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) {
    place(at: origin(for: alignment, in: size, proposal: proposal), proposal: proposal)
  }

  /// Where the item has to be in a size so that guides meet.
  func origin(
    for alignment: Alignment,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGPoint {
    let dimensions = ViewDimensions(of: self, for: proposal)
    let around = ViewDimensions(width: size.width, height: size.height, around: self)
    return CGPoint(
      x: alignment.horizontal.id.defaultValue(in: around) - dimensions[alignment.horizontal],
      y: alignment.vertical.id.defaultValue(in: around) - dimensions[alignment.vertical]
    )
  }

  /// Where a guide of the item lies in a size into which the item is put so that guides meet.
  func alignment(
    _ guide: AlignmentGuide,
    for alignment: Alignment,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let origin = origin(for: alignment, in: size, proposal: proposal)
    return ViewDimensions(of: self, for: proposal).explicit(guide).map {
      switch guide {
      case .horizontal: $0 + origin.x
      case .vertical: $0 + origin.y
      }
    }
  }
}

extension View {
  /// Gives the view a size of its own, in points.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped(by: FrameModifier(width: width, height: height, alignment: alignment))
  }

  /// Gives the view a size between limits, in points.
  public nonisolated func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped(
      by: FlexibleFrameModifier(
        minWidth: minWidth,
        idealWidth: idealWidth,
        maxWidth: maxWidth,
        minHeight: minHeight,
        idealHeight: idealHeight,
        maxHeight: maxHeight,
        alignment: alignment
      )
    )
  }
}
