import Foundation

/// How a change runs on the clock.
///
/// As in SwiftUI. In the player nothing moves: every change is complete at once.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable, Sendable {
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// A spring that swings `frequency` radians a second and loses energy by `damping`, where 1
    /// just avoids overshooting.
    case spring(frequency: Double, damping: Double)
  }

  private var curve: Curve
  private var duration: Double
  private var wait = 0.0
  private var rate = 1.0

  private init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
  }

  /// The animation that is used where none is named.
  public static let `default` = Animation.easeInOut

  /// A change at constant speed, over 0.35 seconds.
  public static let linear = linear(duration: 0.35)

  /// A change that starts slowly, over 0.35 seconds.
  public static let easeIn = easeIn(duration: 0.35)

  /// A change that ends slowly, over 0.35 seconds.
  public static let easeOut = easeOut(duration: 0.35)

  /// A change that starts and ends slowly, over 0.35 seconds.
  public static let easeInOut = easeInOut(duration: 0.35)

  /// A change at constant speed.
  public static func linear(duration: Double) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// A change that starts slowly.
  public static func easeIn(duration: Double) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// A change that ends slowly.
  public static func easeOut(duration: Double) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// A change that starts and ends slowly.
  public static func easeInOut(duration: Double) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// A change along a cubic curve from (0, 0) to (1, 1).
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: Double = 0.35
  ) -> Animation {
    let curve = Curve.bezier(x1: min(max(x1, 0), 1), y1: y1, x2: min(max(x2, 0), 1), y2: y2)
    return Animation(curve, duration: max(0, duration))
  }

  /// A change like that of a spring.
  public static let spring = spring()

  /// A change like that of a spring.
  ///
  /// The response is the seconds of one swing without damping. A damping fraction of 1 just avoids
  /// overshooting. The blend duration is not used.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    let frequency = 2 * Double.pi / max(response, 0.001)
    let damping = min(max(dampingFraction, 0.05), 1)
    // What is left of a spring's swing falls below a thousandth after this time.
    return Animation(
      .spring(frequency: frequency, damping: damping),
      duration: 7 / (frequency * damping)
    )
  }

  /// A change like that of a spring.
  ///
  /// A bounce of 0 does not overshoot. The blend duration is not used.
  public static func spring(
    duration: Double,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Animation {
    spring(response: duration, dampingFraction: 1 - min(max(bounce, 0), 0.95))
  }

  /// A spring that does not overshoot.
  public static let smooth = smooth()

  /// A spring that overshoots a little.
  public static let snappy = snappy()

  /// A spring that overshoots.
  public static let bouncy = bouncy()

  /// A spring that does not overshoot, but for what is added.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that overshoots a little.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that overshoots.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The animation after a wait of some seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.wait += delay
    return animation
  }

  /// The animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.rate *= max(speed, 0.000_1)
    animation.wait /= max(speed, 0.000_1)
    return animation
  }

  /// How far the change has gone after some seconds, and whether it is complete.
  func progress(after seconds: Double) -> (fraction: Double, isComplete: Bool) {
    let time = (seconds - wait) * rate
    // Moments are sums of steps, which may fall short of the end by a rounding error.
    if time >= duration - 1e-9 { return (1, true) }
    if time <= 0 { return (0, false) }
    switch curve {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return (time / duration, false) }
      let position = Self.solve(time / duration, x1, x2)
      return (Self.bezier(position, y1, y2), false)
    case .spring(let frequency, let damping):
      let decay = exp(-damping * frequency * time)
      if damping >= 1 { return (1 - decay * (1 + frequency * time), false) }
      let swing = frequency * (1 - damping * damping).squareRoot()
      let sine = damping * frequency / swing * sin(swing * time)
      return (1 - decay * (cos(swing * time) + sine), false)
    }
  }

  private static func bezier(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The parameter at which the curve reaches an `x`; the curve rises, so halving finds it.
  private static func solve(_ x: Double, _ x1: Double, _ x2: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      let reached = bezier(middle, x1, x2)
      if reached == x { return middle }
      if reached < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
