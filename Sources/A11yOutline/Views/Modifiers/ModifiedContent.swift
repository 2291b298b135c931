/// A view, or a modifier, with a modifier.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content

  /// What modifies it.
  public var modifier: Modifier

  /// Applies a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The view is part of the module and has no body.
  public typealias Body = Never

  /// Has the modifier evaluate the view.
  public func _evaluate(in node: ViewNode) {
    modifier._evaluate(content, in: node)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The first modifier, then the second.
  public func body(content: ViewModifierContent<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}
