/// A form that fills the room on offer.
///
/// What a shape encloses is its rectangle: a terminal has no other forms.
public protocol Shape: View, Animatable, Sendable where Body == Never {
}

extension Shape {
  /// Takes the room on offer.
  public func _evaluate(in node: ViewNode) {
    _ = node.behavior(FillBehavior.self)
  }

  /// The shape in a style.
  public nonisolated func fill<Style: ShapeStyle>(_ style: Style) -> some View {
    foregroundStyle(style)
  }
}
