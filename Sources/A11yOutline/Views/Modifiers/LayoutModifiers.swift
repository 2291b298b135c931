public import Foundation

/// Moves what is drawn, not the room it takes.
struct OffsetModifier: ItemModifier {
  var x: CGFloat
  var y: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }

  func place(_ inner: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    inner.place(at: CGPoint(x: x, y: y), proposal: proposal)
  }
}

/// Gives a view its ideal size.
struct FixedSizeModifier: ItemModifier {
  var horizontal: Bool
  var vertical: Bool

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }

  func size(of inner: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    inner.size(for: self.inner(proposal))
  }

  func place(_ inner: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    inner.place(at: .zero, proposal: self.inner(proposal))
  }
}

/// Gives a view a priority in its stack.
struct LayoutPriorityModifier: ItemModifier {
  var priority: Double

  var layoutPriority: Double? { priority }
}

/// Gives a value to the layout around.
struct LayoutValueModifier<ValueKey: LayoutValueKey>: ItemModifier {
  var value: ValueKey.Value

  func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == ObjectIdentifier(ValueKey.self) ? value : nil
  }
}

/// States where a guide lies.
struct AlignmentGuideModifier: ItemModifier {
  var guide: AlignmentGuide
  var position: (ViewDimensions) -> CGFloat

  func alignment(
    _ guide: AlignmentGuide,
    of inner: LayoutItem,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let dimensions = ViewDimensions(of: inner, for: proposal)
    return guide == self.guide ? position(dimensions) : dimensions.explicit(guide)
  }
}

/// Draws only what lies in the room that the view takes.
struct ClipModifier: ItemModifier {
  var clips: Bool { true }
}

/// Makes a view more or less transparent.
struct OpacityModifier: ItemModifier {
  var opacity: Double

  var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  var hides: Bool { opacity <= 0 }
}

/// Turns what is drawn, not the room it takes.
struct RotationModifier: ItemModifier {
  var angle: Angle
  var anchor: UnitPoint

  var animatableData: Double {
    get { angle.radians }
    set { angle.radians = newValue }
  }
}

extension View {
  /// Moves what is drawn, by points; the room that the view takes stays where it is.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    wrapped(by: OffsetModifier(x: x, y: y))
  }

  /// Moves what is drawn, by points; the room that the view takes stays where it is.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    wrapped(by: OffsetModifier(x: offset.width, y: offset.height))
  }

  /// Gives the view its ideal size along some axes.
  public nonisolated func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    wrapped(by: FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Sets the priority with which a stack gives room to the view.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    wrapped(by: LayoutPriorityModifier(priority: value))
  }

  /// Gives a value to the layout that arranges the view.
  public nonisolated func layoutValue<ValueKey: LayoutValueKey>(
    key: ValueKey.Type,
    value: ValueKey.Value
  ) -> some View {
    wrapped(by: LayoutValueModifier<ValueKey>(value: value))
  }

  /// States where a guide of the view lies.
  public nonisolated func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(by: AlignmentGuideModifier(guide: .horizontal(guide), position: computeValue))
  }

  /// States where a guide of the view lies.
  public nonisolated func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    wrapped(by: AlignmentGuideModifier(guide: .vertical(guide), position: computeValue))
  }

  /// Draws only what lies in the room that the view takes.
  ///
  /// What is cut off can still be read and hit, as in SwiftUI.
  public nonisolated func clipped(antialiased: Bool = false) -> some View {
    wrapped(by: ClipModifier())
  }

  /// Draws only what lies in the rectangle of the shape.
  public nonisolated func clipShape<Clip: Shape>(_ shape: Clip) -> some View {
    wrapped(by: ClipModifier())
  }

  /// Makes the view more or less transparent; at 0 it is neither read nor hit.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    wrapped(by: OpacityModifier(opacity: opacity))
  }

  /// Keeps the room of the view and takes all else away: it is neither read nor hit.
  public nonisolated func hidden() -> some View {
    wrapped(by: OpacityModifier(opacity: 0))
  }

  /// Turns what is drawn; the room that the view takes, and what is read, stay.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View {
    wrapped(by: RotationModifier(angle: angle, anchor: anchor))
  }

  /// Sets the shape in which the view is hit: its rectangle, which every shape here has.
  public nonisolated func contentShape<Hit: Shape>(_ shape: Hit, eoFill: Bool = false) -> some View
  {
    self
  }
}
