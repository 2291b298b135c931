/// A modifier that wraps each item of its content, such as padding.
protocol ItemModifier: Animatable {
  /// The size of an item with what is inside.
  func size(of inner: LayoutItem, for proposal: ProposedViewSize) -> CGSize
  /// Places what is inside an item.
  func place(_ inner: LayoutItem, in size: CGSize, proposal: ProposedViewSize)
  /// Whether the size of what is inside is cut off at the item's.
  var clips: Bool { get }
  /// How much is seen of what is wrapped, from 0 to 1.
  var opacity: Double { get }
  /// The priority of the item, if the modifier states it.
  var layoutPriority: Double? { get }
  /// A value for the layout around the item, if the modifier states it.
  func layoutValue(_ key: ObjectIdentifier) -> Any?
  /// Where an alignment guide lies, if the modifier states it.
  func alignment(
    _ guide: AlignmentGuide,
    of inner: LayoutItem,
    proposal: ProposedViewSize
  ) -> CGFloat?
  /// Whether what is inside is not there at all for eyes, ears and pointers.
  var hides: Bool { get }
}

extension ItemModifier {
  func size(of inner: LayoutItem, for proposal: ProposedViewSize) -> CGSize {
    inner.size(for: proposal)
  }
  func place(_ inner: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    inner.place(at: .zero, proposal: proposal)
  }
  var clips: Bool { false }
  var opacity: Double { 1 }
  var layoutPriority: Double? { nil }
  func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
  func alignment(
    _ guide: AlignmentGuide,
    of inner: LayoutItem,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    ViewDimensions(of: inner, for: proposal).explicit(guide)
  }
  var hides: Bool { false }
}
