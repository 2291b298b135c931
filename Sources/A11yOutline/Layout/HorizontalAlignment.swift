/// A guide across the horizontal axis.
public struct HorizontalAlignment: Equatable, @unchecked Sendable {
  // Sendable without a check: a metatype never changes.
  let id: any AlignmentID.Type

  /// Creates an alignment of a kind of guide.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// Whether the two are of the same kind.
  public static func == (left: HorizontalAlignment, right: HorizontalAlignment) -> Bool {
    left.id == right.id
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// Where a line starts.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// Where a line ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
}
