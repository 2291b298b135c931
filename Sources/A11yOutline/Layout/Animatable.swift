/// Something that can be drawn between two of its values.
///
/// As in SwiftUI: when the value changes in an animation, ``animatableData`` goes from the old to
/// the new on the clock of the host.
public protocol Animatable {
  /// The type of what is animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// What is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
