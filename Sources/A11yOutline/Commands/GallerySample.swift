/// A sample made with views that the `gallery` command plays.
public struct GallerySample: Sendable {
  /// The name by which it is chosen.
  public let name: String
  /// What it shows, in a few words.
  public let summary: String
  let makeHost: @MainActor @Sendable () -> ViewHost

  /// Creates a sample.
  ///
  /// - Parameters:
  ///   - name: The name by which it is chosen, in small letters.
  ///   - summary: What it shows, in a few words.
  ///   - view: Makes the view.
  public init<Root: View>(
    _ name: String,
    summary: String,
    @ViewBuilder view: @escaping @MainActor @Sendable () -> Root
  ) {
    self.name = name
    self.summary = summary
    makeHost = { ViewHost(view(), reduceMotion: true) }
  }
}
