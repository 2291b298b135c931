/// The views that a layout measures and places.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The direction in which a line of text runs.
  public var layoutDirection: LayoutDirection

  /// What the views are in.
  let container: LayoutItem
  private let items: [LayoutItem]

  init(of container: LayoutItem, layoutDirection: LayoutDirection) {
    self.container = container
    items = container.children
    self.layoutDirection = layoutDirection
  }

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place after the last view.
  public var endIndex: Int { items.count }

  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index]) }

  /// Whether the two are the same views, in the same order.
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
