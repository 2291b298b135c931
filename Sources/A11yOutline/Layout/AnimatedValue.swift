/// A value on its way from what it was to what it is to be.
struct AnimatedValue<Value: VectorArithmetic> {
  /// The value now.
  private(set) var presented: Value
  private(set) var target: Value
  private var start: Value
  private var begin = 0.0
  private var animation: Animation?

  init(_ value: Value) {
    presented = value
    target = value
    start = value
  }

  /// Whether the value is still moving.
  var isMoving: Bool { animation != nil }

  /// Sets where the value is to go; it starts from where it is now, so that a change of mind
  /// leaves no jump.
  ///
  /// - Parameters:
  ///   - value: The new target.
  ///   - animation: How to go there; `nil` to be there at once.
  ///   - time: The seconds that the clock shows.
  mutating func move(to value: Value, with animation: Animation?, at time: Double) {
    guard value != target else { return }
    target = value
    start = presented
    begin = time
    self.animation = animation
    if animation == nil { presented = value }
  }

  /// Moves the value to a moment of the clock.
  mutating func advance(to time: Double) {
    guard let animation else { return }
    let progress = animation.progress(after: time - begin)
    presented = progress.isComplete ? target : start.interpolated(to: target, at: progress.fraction)
    if progress.isComplete { self.animation = nil }
  }
}
