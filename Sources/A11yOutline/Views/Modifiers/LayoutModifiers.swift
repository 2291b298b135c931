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
