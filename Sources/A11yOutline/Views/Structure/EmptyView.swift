/// A view of nothing.
public struct EmptyView: Sendable {
  /// Creates a view of nothing.
  public init() {}
}

extension EmptyView: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// There is nothing to keep.
  public func _evaluate(in node: ViewNode) {}
}
