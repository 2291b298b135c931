/// The views that a layout measures and places.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The direction in which a line of text runs.
  public var layoutDirection: LayoutDirection

  private let subviews: [LayoutSubview]

  init(_ items: [LayoutItem], layoutDirection: LayoutDirection) {
    subviews = items.map(LayoutSubview.init(item:))
    self.layoutDirection = layoutDirection
  }

  /// The place of the first view.
  public var startIndex: Int { 0 }
  /// The place after the last view.
  public var endIndex: Int { subviews.count }

  /// The view at a place.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }
}
