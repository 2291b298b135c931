/// One of two views.
///
/// Each branch has an identity of its own: state does not move from one to the other.
public struct ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage
}

extension ConditionalContent: View where First: View, Second: View {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Keeps the branch that is there and drops the other.
  public func _evaluate(in node: ViewNode) {
    let behavior = node.behavior(BranchBehavior.self)
    switch storage {
    case .first(let view):
      behavior.choose(true)
      node.updateChild(0, view)
    case .second(let view):
      behavior.choose(false)
      node.updateChild(0, view)
    }
  }
}

/// Which branch of a condition a node shows.
private final class BranchBehavior: NodeBehavior {
  var isFirst: Bool?

  func choose(_ isFirst: Bool) {
    if let old = self.isFirst, old != isFirst { node.removeChildren(from: 0) }
    self.isFirst = isFirst
  }
}
