import Testing

@testable import A11yOutline

@Suite struct AnimationTests {
  @Test func curvesStartAndEndWhereTheyShould() {
    let curves: [Animation] = [
      .linear(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1), .easeInOut(duration: 1),
    ]
    for curve in curves {
      #expect(curve.progress(after: 0).fraction == 0)
      #expect(curve.progress(after: 1) == (1, true))
      #expect(curve.progress(after: 2) == (1, true))
    }
    #expect(abs(Animation.linear(duration: 1).progress(after: 0.25).fraction - 0.25) < 1e-9)
    #expect(abs(Animation.easeInOut(duration: 1).progress(after: 0.5).fraction - 0.5) < 1e-9)
    #expect(Animation.easeIn(duration: 1).progress(after: 0.5).fraction < 0.5)
    #expect(Animation.easeOut(duration: 1).progress(after: 0.5).fraction > 0.5)
  }

  @Test func delayAndSpeedStretchTheClock() {
    let animation = Animation.linear(duration: 1).speed(2).delay(1)
    #expect(animation.progress(after: 0.9).fraction == 0)
    #expect(abs(animation.progress(after: 1.25).fraction - 0.5) < 1e-9)
    #expect(animation.progress(after: 1.5).isComplete)
  }

  @Test func springOvershootsOnlyWhenItIsLoose() {
    func peak(_ animation: Animation) -> Double {
      (0...200).map { animation.progress(after: Double($0) / 100).fraction }.max() ?? 0
    }
    #expect(peak(.spring(response: 0.5, dampingFraction: 0.3)) > 1.1)
    #expect(peak(.spring(duration: 0.5)) <= 1)
    #expect(Animation.spring.progress(after: 60).isComplete)
  }

  @Test func reversalStartsWhereTheValueIs() {
    var value = AnimatedValue(0.0)
    value.move(to: 100, with: .linear(duration: 1), at: 0)
    value.advance(to: 0.4)
    #expect(abs(value.presented - 40) < 1e-9)
    value.move(to: 0, with: .linear(duration: 1), at: 0.4)
    #expect(abs(value.presented - 40) < 1e-9)
    value.advance(to: 0.9)
    #expect(abs(value.presented - 20) < 1e-9)
    value.advance(to: 1.4)
    #expect(value.presented == 0)
    #expect(!value.isMoving)
    value.move(to: 7, with: nil, at: 2)
    #expect(value.presented == 7)
  }

  @Test func pairsAreAnimatedTogether() {
    let middle = AnimatablePair(0.0, CGFloat(10)).interpolated(
      to: AnimatablePair(1.0, CGFloat(20)),
      at: 0.5
    )
    #expect(middle == AnimatablePair(0.5, CGFloat(15)))
  }
}
