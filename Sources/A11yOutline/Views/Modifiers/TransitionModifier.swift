/// Moves what is drawn of a view that is coming, not the room it takes.
struct TransitionModifier: ItemModifier {
  var transition: AnyTransition
  /// How much of the way is gone, from 0 to 1.
  var progress: CGFloat

  var animatableData: CGFloat {
    get { progress }
    set { progress = newValue }
  }

  func place(_ inner: LayoutItem, in size: CGSize, proposal: ProposedViewSize) {
    var origin = CGPoint.zero
    for case .move(let edge) in transition.effects {
      switch edge {
      case .top: origin.y -= size.height * (1 - progress)
      case .bottom: origin.y += size.height * (1 - progress)
      case .leading: origin.x -= size.width * (1 - progress)
      case .trailing: origin.x += size.width * (1 - progress)
      }
    }
    inner.place(at: origin, proposal: proposal)
  }
}
