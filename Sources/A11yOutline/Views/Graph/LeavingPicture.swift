/// What was drawn of a view that has gone from the tree and is on its way out.
struct LeavingPicture {
  private let frame: CGRect
  private let items: [DrawnItem]
  private let effects: [AnyTransition.Effect]
  private let isMirrored: Bool
  /// How much of the way is gone, from 0 to 1.
  private var progress = AnimatedValue<CGFloat>(0)

  /// Keeps what was drawn.
  ///
  /// - Parameters:
  ///   - frame: The rectangle around all of it.
  ///   - items: What was drawn in it.
  ///   - effects: How it leaves.
  ///   - isMirrored: Whether the leading edge is at the right.
  init(frame: CGRect, items: [DrawnItem], effects: [AnyTransition.Effect], isMirrored: Bool) {
    self.frame = frame
    self.items = items
    self.effects = effects
    self.isMirrored = isMirrored
  }

  /// Starts on the way.
  mutating func leave(with animation: Animation, at time: Double) {
    progress.move(to: 1, with: animation, at: time)
  }

  /// Moves to a moment of the clock.
  ///
  /// - Returns: Whether there is still anything to see.
  mutating func advance(to time: Double) -> Bool {
    progress.advance(to: time)
    return progress.isMoving
  }

  /// What is drawn now.
  var drawnItems: [DrawnItem] {
    let offset = effects.offset(of: frame.size, left: progress.presented, isMirrored: isMirrored)
    let opacity = effects.opacity(left: progress.presented)
    return items.map { $0.moved(by: offset, fadedTo: opacity) }
  }
}
