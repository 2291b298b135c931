/// Makes one scene of the scenes that a closure lists: the first, since there is one window.
@resultBuilder
public enum SceneBuilder {
  /// Takes the first of some scenes.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First,
    _ others: repeat each Other
  ) -> First {
    first
  }
}
