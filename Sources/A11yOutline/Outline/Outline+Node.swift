extension Outline {
  /// What an outline tells about one of its nodes at one moment.
  ///
  /// A node is a copy: it does not change when the outline does, and keeping one does not make
  /// changes to the outline slower.
  public struct Node: Hashable, Sendable, Identifiable {
    /// The identity of the node.
    public let id: NodeID

    /// What the source states about the node, with the expansion and the facts of the moment.
    public let content: NodeContent

    /// How deep the node stands, from 1 (nvaccess/nvda#7142).
    public let level: Int

    /// The place among the counted siblings, from 1; `nil` for a node that is not counted.
    public let position: Int?

    /// How many siblings are counted, the node included.
    public let siblingCount: Int

    /// How many children are neither hidden nor inline.
    public let childCount: Int

    /// The label.
    public var name: String { content.name }

    /// What the node is.
    public var role: Role { content.role }

    /// The value in neutral words.
    public var value: String? { content.value }

    /// Whether the node is a group: it has children, or its source declares it one.
    public var isGroup: Bool { content.isGroup }

    /// Whether the group is open; `nil` for a leaf, which has no expansion.
    public var isExpanded: Bool? { content.isExpanded }

    /// Whether the node and all below it are hidden from accessibility.
    public var isHidden: Bool { content.isHidden }

    /// Whether the node can be operated.
    public var isEnabled: Bool { content.isEnabled }

    /// Whether a point inside the node's region finds the node.
    public var isHitTestable: Bool { content.isHitTestable }

    /// Whether the node repeats a piece of the text before it.
    public var isInline: Bool { content.isInline }

    /// The accessibility value of the expansion: `Expanded`, `Collapsed`, or `nil` for a leaf.
    ///
    /// It is in English; ``LinearReader`` says it in the interface language.
    public var expansionValue: String? {
      isExpanded.map { $0 ? "Expanded" : "Collapsed" }
    }
  }
}
