/// Makes one scene of the scenes that a closure lists: the first, since there is one window.
@resultBuilder
public enum SceneBuilder {
  /// Takes the only scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
}
