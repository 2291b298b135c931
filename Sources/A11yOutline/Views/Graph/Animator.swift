/// The last value of something animatable, and how much of the way to it has been gone.
struct Animator<Value: Animatable> {
  private var value: Value
  private var data: AnimatedValue<Value.AnimatableData>

  init(_ value: Value) {
    self.value = value
    data = AnimatedValue(value.animatableData)
  }

  /// The value as it is on the clock now.
  var presented: Value {
    guard data.isMoving else { return value }
    var presented = value
    presented.animatableData = data.presented
    return presented
  }

  /// The value at the end of the way.
  var target: Value { value }

  var isMoving: Bool { data.isMoving }

  fileprivate mutating func update(
    to value: Value,
    with animation: Animation?,
    at time: Double
  ) -> Bool {
    let isSame = hasSameBits(self.value, value)
    self.value = value
    data.move(to: value.animatableData, with: animation, at: time)
    return !isSame
  }

  /// Moves to a moment of the clock.
  ///
  /// - Returns: Whether the animation goes on.
  mutating func advance(to time: Double) -> Bool {
    data.advance(to: time)
    return data.isMoving
  }
}

extension Optional {
  /// Takes a new value of a node, animated as the transaction of its evaluation says.
  ///
  /// - Returns: Whether the value may be another than before.
  mutating func update<Value>(to value: Value, of node: ViewNode) -> Bool
  where Wrapped == Animator<Value> {
    guard var animator = self else {
      self = Animator(value)
      return true
    }
    let graph = node.graph
    let animation = graph.reducesMotion ? nil : Transaction.evaluated.effectiveAnimation
    let isNew = animator.update(to: value, with: animation, at: graph.time)
    if animator.isMoving { graph.animated[ObjectIdentifier(node)] = node }
    self = animator
    return isNew
  }
}
