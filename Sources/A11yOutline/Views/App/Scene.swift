/// A part of a program with a window of its own.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene's body.
  associatedtype Body: Scene

  /// What the scene is made of.
  @SceneBuilder var body: Body { get }

  /// What the scene shows, and its title.
  ///
  /// Scenes of this module that have no body implement it; others never name it.
  func _makeContent() -> SceneContent
}

extension Scene {
  /// What the body shows.
  public func _makeContent() -> SceneContent { body._makeContent() }
}

extension Never: Scene {
  /// There is no value whose content could be asked for.
  public func _makeContent() -> SceneContent {
    switch self {}
  }
}

/// What a scene shows.
///
/// It is public only because ``Scene`` names it; there is nothing to use.
public struct SceneContent {
  var title: String?
  var view: any View
}
