/// A program made of views.
///
/// As in SwiftUI. A program marked `@main` has all the options of the player.
@MainActor @preconcurrency
public protocol App {
  /// The type of the program's scenes.
  associatedtype Body: Scene

  /// What the program shows.
  @SceneBuilder var body: Body { get }

  /// Creates the program.
  init()
}
