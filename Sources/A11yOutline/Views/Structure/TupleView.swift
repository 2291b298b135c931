/// Several views, one after the other.
///
/// SwiftUI's has the tuple as its parameter; here the views are a parameter pack.
public struct TupleView<each Content: View> {
  let content: (repeat each Content)

  /// Creates a view of several.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps one child for each view.
  public func _evaluate(in node: ViewNode) {
    var index = 0
    for view in repeat each content {
      node.updateChild(index, view)
      index += 1
    }
    node.removeChildren(from: index)
  }
}
