/// A document that was played before.
public struct RecentDocument: Hashable, Sendable {
  /// Where it is.
  public var path: String
  /// Its title, or the name of its file.
  public var title: String

  /// Creates a recent document.
  public init(path: String, title: String) {
    self.path = path
    self.title = title
  }
}
