extension ViewNode {
  /// The value of an animatable view or modifier as it is on the clock now.
  @MainActor
  func presented<Value>(_ value: Value) -> Value {
    guard let animatable = value as? any Animatable else { return value }
    func open<Moving: Animatable>(_ value: Moving) -> Any {
      let box = animator as? AnimatorBox<Moving> ?? AnimatorBox<Moving>()
      animator = box
      _ = box.animator.update(to: value, of: self)
      return box.animator?.presented ?? value
    }
    return open(animatable) as? Value ?? value
  }

  /// Moves what the node animates to a moment of the clock.
  ///
  /// - Returns: Whether the animation goes on.
  @MainActor
  func advance(to time: Double) -> Bool {
    var goesOn = behavior?.advance(to: time) ?? false
    if let animator {
      if animator.advance(to: time) { goesOn = true }
      graph.invalidate(self)
    }
    return goesOn
  }
}

/// Where a node keeps the values between which its view moves.
class AnyAnimatorBox {
  func advance(to time: Double) -> Bool { false }
}

private final class AnimatorBox<Value: Animatable>: AnyAnimatorBox {
  var animator: Animator<Value>?

  override func advance(to time: Double) -> Bool {
    animator?.advance(to: time) ?? false
  }
}
