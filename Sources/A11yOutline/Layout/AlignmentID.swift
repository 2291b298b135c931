/// A kind of alignment guide.
public protocol AlignmentID {
  /// Where the guide lies in a view that does not state it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
