/// One thing that a listener would notice between two versions of an outline.
public struct OutlineChange: Hashable, Sendable {
  /// What kind of change it is.
  public enum Kind: String, CaseIterable, Sendable {
    case title, added, removed, renamed, moved, role, level, state, description, hint, language
  }

  /// What kind of change it is.
  public var kind: Kind

  /// The name of the node, the new one where there are two.
  public var name: String

  /// The names on the way to the node, from the top.
  public var path: [String]

  /// What was before; `nil` for nodes that were added or removed.
  public var before: String?

  /// What is now; `nil` for nodes that were added or removed.
  public var after: String?

  /// How many nodes are below one that was added or removed.
  public var belowCount = 0

  /// The line in the version that has the node, the new one where both do.
  public var line: Int?
}
