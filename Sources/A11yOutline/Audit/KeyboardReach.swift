/// What the keyboard can get to in an outline, and how many keys it takes.
public struct KeyboardReach: Hashable, Codable, Sendable {
  /// A node that the keyboard does not get to, or does not get away from.
  public struct Place: Hashable, Codable, Sendable {
    /// The name of the node.
    public var name: String

    /// The line of the node in its source; `nil` when the source has none.
    public var line: Int?
  }

  /// How many nodes are shown or can be opened to.
  public var itemCount = 0

  /// How many of them the keyboard gets to.
  public var reachedCount = 0

  /// The nodes that it does not get to, in order, the first ``listLimit`` of them.
  public var unreachable: [Place] = []

  /// The nodes that it does not get away from.
  public var traps: [Place] = []

  /// How many keys half of the nodes take from the start at most.
  public var medianKeys = 0

  /// How many keys the farthest node takes from the start.
  public var worstKeys = 0

  /// The name of the node that takes most keys; `nil` when there is none.
  public var farthest: String?

  /// How many nodes are listed at most.
  public static let listLimit = 100
}
