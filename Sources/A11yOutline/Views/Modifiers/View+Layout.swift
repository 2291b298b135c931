public import Foundation

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
