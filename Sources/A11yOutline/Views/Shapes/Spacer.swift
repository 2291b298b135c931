/// Room that grows.
public struct Spacer: Sendable {
  let minLength: CGFloat?

  /// Creates room of at least some points.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Takes the least length.
  public func _evaluate(in node: ViewNode) {
    node.behavior(SpacerBehavior.self).update(minLength ?? ViewSpacing.standard)
  }
}

/// A node of room along the axis of the stack around it.
private final class SpacerBehavior: NodeBehavior {
  private var least: CGFloat = 0
  private lazy var item = LayoutItem(self)

  override var ownItem: LayoutItem? { item }

  func update(_ least: CGFloat) {
    if least != self.least { item.invalidate() }
    self.least = least
  }

  override func content(of item: LayoutItem) -> [LayoutItem] { [] }

  override func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    let axis = item.surroundingAxis
    return CGSize(
      width: axis == .vertical ? 0 : max(least, proposal.width ?? least),
      height: axis == .horizontal ? 0 : max(least, proposal.height ?? least)
    )
  }

  override func spacing(of item: LayoutItem) -> ViewSpacing { .zero }
  override func layoutPriority(of item: LayoutItem) -> Double { -.greatestFiniteMagnitude }
}
