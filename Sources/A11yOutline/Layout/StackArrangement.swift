/// The arithmetic that both stacks share.
struct StackArrangement {
  let axis: Axis
  let guide: AlignmentGuide
  let spacing: CGFloat?

  /// The sizes of views for a proposal, and the whole that they make.
  struct Result: Sendable {
    /// What was on offer for the stack.
    var proposal: ProposedViewSize
    var sizes: [CGSize]
    var proposals: [ProposedViewSize]
    var gaps: [CGFloat]
    /// Where the common guide lies in each view.
    var guides: [CGFloat]
    var size: CGSize
    /// How far the common guide lies from the start of the stack.
    var guideOffset: CGFloat
  }

  /// The size of the whole, measured once for each proposal until something changes.
  func size(
    of subviews: LayoutSubviews,
    for proposal: ProposedViewSize,
    cache: inout StackLayoutCache
  ) -> CGSize {
    cache.followChanges(of: subviews.container)
    if isColumn(subviews, proposal) {
      return cache.withColumn(of: subviews, for: proposal, in: self) { $0.size }
    }
    return arrange(subviews, in: proposal, cache: &cache).size
  }

  /// Whether many views stand one below the other, each as high as it wants to be.
  private func isColumn(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> Bool {
    axis == .vertical && proposal.height == nil && subviews.count >= StackColumn.leastCount
  }

  private func arrange(
    _ subviews: LayoutSubviews,
    in proposal: ProposedViewSize,
    cache: inout StackLayoutCache
  ) -> Result {
    if let known = cache.results.first(where: { $0.proposal == proposal }) { return known }
    let result = arrange(subviews, in: proposal)
    cache.results.append(result)
    return result
  }

  private func arrange(_ subviews: LayoutSubviews, in proposal: ProposedViewSize) -> Result {
    let gaps = gaps(between: subviews)
    let available = main(proposal).map { max(0, $0 - gaps.reduce(0, +)) }
    let cross = cross(proposal)
    var proposals = [ProposedViewSize](
      repeating: self.proposal(nil, cross),
      count: subviews.count
    )
    if let available { share(available, among: subviews, cross: cross, into: &proposals) }

    var sizes: [CGSize] = []
    sizes.reserveCapacity(subviews.count)
    var guides: [CGFloat] = []
    guides.reserveCapacity(subviews.count)
    var length = gaps.reduce(0, +)
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      sizes.append(size)
      length += main(size)
      let offset = dimensions[guide]
      guides.append(offset)
      before = max(before, offset)
      after = max(after, self.cross(size) - offset)
    }
    return Result(
      proposal: proposal,
      sizes: sizes,
      proposals: proposals,
      gaps: gaps,
      guides: guides,
      size: axis == .vertical
        ? CGSize(width: before + after, height: length)
        : CGSize(width: length, height: before + after),
      guideOffset: before
    )
  }

  func place(
    _ subviews: LayoutSubviews,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    cache: inout StackLayoutCache
  ) {
    cache.followChanges(of: subviews.container)
    if isColumn(subviews, proposal) {
      cache.withColumn(of: subviews, for: proposal, in: self) { $0.place(subviews, in: bounds) }
      return
    }
    let result = arrange(subviews, in: proposal, cache: &cache)
    var position = axis == .vertical ? bounds.minY : bounds.minX
    for (index, subview) in subviews.enumerated() {
      let offset = result.guideOffset - result.guides[index]
      let size = result.sizes[index]
      let point =
        axis == .vertical
        ? CGPoint(x: bounds.minX + offset, y: position)
        : CGPoint(x: position, y: bounds.minY + offset)
      subview.place(at: point, proposal: result.proposals[index])
      position += main(size) + (index < result.gaps.count ? result.gaps[index] : 0)
    }
  }

  private func gaps(between subviews: LayoutSubviews) -> [CGFloat] {
    guard subviews.count > 1 else { return [] }
    return subviews.indices.dropLast().map { gap(after: $0, in: subviews) }
  }

  /// The distance between a view and the one after it.
  func gap(after index: Int, in subviews: LayoutSubviews) -> CGFloat {
    spacing ?? subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
  }

  /// Shares a length: higher priorities first, and within one the views that can change least.
  private func share(
    _ available: CGFloat,
    among subviews: LayoutSubviews,
    cross: CGFloat?,
    into proposals: inout [ProposedViewSize]
  ) {
    let least = subviews.map { main($0.sizeThatFits(proposal(0, cross))) }
    let flexibility = subviews.indices.map {
      main(subviews[$0].sizeThatFits(proposal(.infinity, cross))) - least[$0]
    }
    let priorities = subviews.map(\.priority)
    let order = subviews.indices.sorted {
      (-priorities[$0], flexibility[$0], $0) < (-priorities[$1], flexibility[$1], $1)
    }
    var remaining = available - least.reduce(0, +)
    var start = 0
    while start < order.count {
      let priority = priorities[order[start]]
      let end = order[start...].firstIndex { priorities[$0] != priority } ?? order.count
      let group = order[start..<end]
      remaining += group.reduce(0) { $0 + least[$1] }
      for (place, index) in group.enumerated() {
        let portion = max(0, remaining) / CGFloat(group.count - place)
        proposals[index] = proposal(portion, cross)
        remaining -= main(subviews[index].sizeThatFits(proposals[index]))
      }
      start = end
    }
  }

  private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func cross(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }

  private func main(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .vertical ? proposal.height : proposal.width
  }

  private func cross(_ proposal: ProposedViewSize) -> CGFloat? {
    axis == .vertical ? proposal.width : proposal.height
  }

  private func proposal(_ main: CGFloat?, _ cross: CGFloat?) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: cross, height: main)
      : ProposedViewSize(width: main, height: cross)
  }
}
