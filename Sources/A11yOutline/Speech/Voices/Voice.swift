/// A voice of the speech engine.
public struct Voice: Hashable, Sendable {
  /// A language that a voice speaks.
  public struct Language: Hashable, Sendable {
    /// The engine's language tag, in lower case, such as `pt-br`.
    public var tag: String

    /// How well the voice suits the language; a smaller number suits better.
    public var priority: Int
  }

  /// The name by which the voice is chosen, such as `gmw/en-US`.
  public var identifier: String

  /// The name for people, such as "English (America)".
  public var name: String

  /// The languages the voice speaks, its own first.
  public var languages: [Language]
}
