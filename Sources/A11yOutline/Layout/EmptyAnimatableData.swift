/// The animated value of what has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value.
  public init() {}
  /// The only value.
  public static let zero = EmptyAnimatableData()
  /// The only value.
  public static func + (left: Self, right: Self) -> Self { left }
  /// The only value.
  public static func - (left: Self, right: Self) -> Self { left }
  /// Changes nothing.
  public mutating func scale(by factor: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}
