/// A stack of items that a control of this module is made of.
final class ArrangedContent: LayoutSource {
  private unowned let node: ViewNode
  private let arrangement: StackArrangement
  private let insets: EdgeInsets
  private let contents: () -> [LayoutItem]
  private let mark: () -> String?
  private var cache = StackLayoutCache()

  init(
    of node: ViewNode,
    _ axis: Axis,
    insets: EdgeInsets = EdgeInsets(),
    spacing: CGFloat? = nil,
    mark: @escaping () -> String? = { nil },
    contents: @escaping () -> [LayoutItem]
  ) {
    self.node = node
    arrangement = StackArrangement(
      axis: axis,
      guide: axis == .vertical ? .horizontal(.leading) : .vertical(.center),
      spacing: spacing
    )
    self.insets = insets
    self.contents = contents
    self.mark = mark
  }

  var frames: LayoutFrames { node.graph.frames }
  var isMirrored: Bool { node.environment.layoutDirection == .rightToLeft }

  func content(of item: LayoutItem) -> [LayoutItem] { contents() }

  func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    let size = arrangement.size(
      of: subviews(of: item),
      for: proposal.inset(by: insets),
      cache: &cache
    )
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
    arrangement.place(
      subviews(of: item),
      in: bounds,
      proposal: proposal.inset(by: insets),
      cache: &cache
    )
  }

  var stackAxis: Axis? { arrangement.axis }
  var clips: Bool { false }
  var opacity: Double { 1 }
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
    LayoutSubviews(of: item, layoutDirection: node.environment.layoutDirection)
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
