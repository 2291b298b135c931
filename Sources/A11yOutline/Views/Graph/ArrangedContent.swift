/// A stack of items that a control of this module is made of.
final class ArrangedContent: LayoutSource {
  private let arrangement: StackArrangement
  private let insets: EdgeInsets
  private let contents: () -> [LayoutItem]
  private let mark: () -> String?

  init(
    _ axis: Axis,
    insets: EdgeInsets = EdgeInsets(),
    spacing: CGFloat? = nil,
    mark: @escaping () -> String? = { nil },
    contents: @escaping () -> [LayoutItem]
  ) {
    arrangement = StackArrangement(
      axis: axis,
      guide: axis == .vertical ? .horizontal(.leading) : .vertical(.center),
      spacing: spacing
    )
    self.insets = insets
    self.contents = contents
    self.mark = mark
  }

  func content(of item: LayoutItem) -> [LayoutItem] { contents() }

  func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    let size = arrangement.arrange(subviews(of: item), in: proposal.inset(by: insets)).size
    return CGSize(
      width: size.width + insets.horizontal,
      height: size.height + insets.vertical
    )
  }

  func place(_ item: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    let bounds = CGRect(
      x: insets.leading,
      y: insets.top,
      width: size.width - insets.horizontal,
      height: size.height - insets.vertical
    )
    arrangement.place(subviews(of: item), in: bounds, proposal: proposal.inset(by: insets))
  }

  var stackAxis: Axis? { arrangement.axis }
  var clips: Bool { false }
  var drawing: String? { mark() }
  func layoutPriority(of item: LayoutItem) -> Double { 0 }
  func spacing(of item: LayoutItem) -> ViewSpacing { ViewSpacing() }
  func layoutValue(_ key: ObjectIdentifier, of item: LayoutItem) -> Any? { nil }

  func alignment(
    _ guide: AlignmentGuide,
    of item: LayoutItem,
    in size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? { nil }

  private func subviews(of item: LayoutItem) -> LayoutSubviews {
    LayoutSubviews(item.children, layoutDirection: .leftToRight)
  }
}

extension ProposedViewSize {
  /// What is left of the proposal inside some insets.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - insets.horizontal) },
      height: height.map { max(0, $0 - insets.vertical) }
    )
  }
}
