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
