/// Something that makes one view of another.
///
/// As in SwiftUI.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the new view.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = ViewModifierContent<Self>

  /// Makes the new view.
  @ViewBuilder func body(content: Content) -> Body

  /// Brings a node of the tree up to date with this value.
  ///
  /// Modifiers of this module that have no body implement it; others never name it.
  func _evaluate<Modified: View>(_ content: Modified, in node: ViewNode)
}

extension ViewModifier where Body == Never {
  /// A modifier that is part of the module has no body.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) has no body; it is lowered by the module itself.")
  }
}

extension ViewModifier {
  /// Evaluates the body, with the state of the modifier's node.
  public func _evaluate<Modified: View>(_ content: Modified, in node: ViewNode) {
    var modifier = self
    let fields = DynamicFields.of(Self.self)
    fields.link(&modifier, to: node)
    if fields.isAnimatable { modifier = node.presented(modifier) }
    let body = node.observing { modifier.body(content: ViewModifierContent(view: content)) }
    node.updateChild(0, body)
  }

  /// A modifier that applies another after this one.
  public nonisolated func concat<Other>(_ modifier: Other) -> ModifiedContent<Self, Other> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  public nonisolated func modifier<Modifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
