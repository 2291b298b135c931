/// A piece of user interface, described by what it is made of.
///
/// As in SwiftUI. What differs: a view is never drawn by itself. It is lowered to an ``Outline``,
/// which is spoken, and laid out in points, so that it has regions.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body; inferred from ``body``.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Brings a node of the tree up to date with this value.
  ///
  /// Views of this module that have no body implement it; others never name it.
  func _evaluate(in node: ViewNode)
}

extension View where Body == Never {
  /// A view that is part of the module has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body; it is lowered by the module itself.")
  }
}

extension Never: View {
  /// There is no value, and so no body.
  public typealias Body = Never
}

extension View {
  /// Evaluates the body, with the state of the view's node.
  public func _evaluate(in node: ViewNode) {
    var view = self
    let fields = DynamicFields.of(Self.self)
    fields.link(&view, to: node)
    if fields.isAnimatable { view = node.presented(view) }
    node.updateChild(0, node.observing { view.body })
    node.removeChildren(from: 1)
  }
}
