/// A line between views; a separator of the outline has nothing to say and is left out.
public struct Divider: Sendable {
  /// Creates a line.
  public init() {}
}

extension Divider: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// There is nothing to take.
  public func _evaluate(in node: ViewNode) {
    _ = node.behavior(DividerBehavior.self)
  }
}

/// A node of a line across the stack around it.
private final class DividerBehavior: NodeBehavior {
  private lazy var item = LayoutItem(self)

  override var ownItem: LayoutItem? { item }

  override func content(of item: LayoutItem) -> [LayoutItem] { [] }

  override func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    item.surroundingAxis == .horizontal
      ? CGSize(width: TextMetrics.columnWidth, height: proposal.height ?? TextMetrics.lineHeight)
      : CGSize(width: proposal.width ?? TextMetrics.columnWidth, height: TextMetrics.lineHeight)
  }
}
