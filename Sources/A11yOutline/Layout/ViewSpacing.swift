/// How much room a view wants around it.
public struct ViewSpacing: Sendable, Equatable {
  /// The distance that stacks leave where nothing else is said, in points.
  static let standard: CGFloat = 8

  private var insets: EdgeInsets

  /// Creates the spacing that views usually have.
  public init() {
    insets = EdgeInsets(Self.standard, .all)
  }

  private init(_ insets: EdgeInsets) {
    self.insets = insets
  }

  /// A spacing that wants no room.
  public static let zero = ViewSpacing(EdgeInsets())

  /// Takes on the greater of two spacings at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { insets.top = max(insets.top, other.insets.top) }
    if edges.contains(.leading) { insets.leading = max(insets.leading, other.insets.leading) }
    if edges.contains(.bottom) { insets.bottom = max(insets.bottom, other.insets.bottom) }
    if edges.contains(.trailing) { insets.trailing = max(insets.trailing, other.insets.trailing) }
  }

  /// The greater of two spacings at some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance that this view and one after it want between them.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    switch axis {
    case .horizontal: min(insets.trailing, next.insets.leading)
    case .vertical: min(insets.bottom, next.insets.top)
    }
  }
}
