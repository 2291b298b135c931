/// A rectangle whose short sides are round.
public struct Capsule: Shape {
  /// Creates a capsule.
  public nonisolated init() {}
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are round.
  public nonisolated static var capsule: Capsule { Capsule() }
}
