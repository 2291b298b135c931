/// A node that fills the room on offer and says nothing.
final class FillBehavior: NodeBehavior {
  private lazy var item = LayoutItem(self)

  override var ownItem: LayoutItem? { item }

  override func content(of item: LayoutItem) -> [LayoutItem] { [] }

  override func size(of item: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

extension Color: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Takes the room on offer.
  public func _evaluate(in node: ViewNode) {
    _ = node.behavior(FillBehavior.self)
  }
}
