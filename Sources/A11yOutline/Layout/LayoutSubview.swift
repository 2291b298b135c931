/// A view that a layout measures and places.
public struct LayoutSubview: Equatable {
  let item: LayoutItem

  /// The size of the view for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    item.size(for: proposal)
  }

  /// The size and the alignment guides of the view for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: item, for: proposal)
  }

  /// The priority with which the view is given room.
  public var priority: Double { item.layoutPriority }

  /// The room that the view wants around it.
  public var spacing: ViewSpacing { item.spacing }

  /// A value that the view gives to its layout.
  public subscript<ValueKey: LayoutValueKey>(key: ValueKey.Type) -> ValueKey.Value {
    item.layoutValue(ObjectIdentifier(key)) as? ValueKey.Value ?? ValueKey.defaultValue
  }

  /// Puts the view at a point of the bounds.
  ///
  /// - Parameters:
  ///   - position: The point, in the space of the bounds.
  ///   - anchor: The point of the view that lies there.
  ///   - proposal: The size on offer.
  public func place(
    at position: CGPoint,
    anchor: UnitPoint = .topLeading,
    proposal: ProposedViewSize
  ) {
    let size = item.size(for: proposal)
    item.place(
      at: CGPoint(
        x: position.x - size.width * anchor.x,
        y: position.y - size.height * anchor.y
      ),
      proposal: proposal
    )
  }

  /// Whether the two are the same view.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    left.item === right.item
  }
}
