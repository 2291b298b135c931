/// Moves what is drawn of a view that is coming, not the room it takes.
struct TransitionModifier: ItemModifier {
  var transition: AnyTransition
  /// How much of the way is gone, from 0 to 1.
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  var opacity: Double { transition.insertion.opacity(left: 1 - progress) }

  func place(_ inner: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    // What lies in an item is mirrored as a whole where text runs from right to left.
    let offset = transition.insertion.offset(of: size, left: 1 - progress, isMirrored: false)
    inner.place(at: offset, proposal: proposal)
  }
}
