/// A direction of layout.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some directions.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The direction from left to right.
    public static let horizontal = Set(rawValue: 1 << 0)
    /// The direction from top to bottom.
    public static let vertical = Set(rawValue: 1 << 1)
  }
}
