extension Outline {
  /// What the arena keeps of every node.
  ///
  /// What few nodes have is in ``Details``, so that a million plain nodes stay small.
  struct Record: Sendable {
    /// Where the name lies among the names of the outline.
    var name: TextArena.Piece
    var parent: Int32
    /// The index after the last descendant.
    var end: Int32
    var depth: Int32
    /// The place among the counted siblings, from 1; 0 for a node that is not counted.
    var position: Int32
    /// How many children are counted: those that are neither hidden nor inline.
    var countedChildren: Int32
    var line: Int32
    var column: Int32
    /// The index of the node's ``Details``; -1 when it has none.
    var details: Int32
    var role: Role
    var facts: Facts
  }

  /// The facts about a node that are true or false.
  struct Facts: OptionSet, Sendable {
    let rawValue: UInt16

    static let group = Facts(rawValue: 1 << 0)
    static let expanded = Facts(rawValue: 1 << 1)
    /// The source said whether the group is open.
    static let expansionStated = Facts(rawValue: 1 << 2)
    static let hidden = Facts(rawValue: 1 << 3)
    static let disabled = Facts(rawValue: 1 << 4)
    static let notHitTestable = Facts(rawValue: 1 << 5)
    static let inline = Facts(rawValue: 1 << 6)
    static let leftToRight = Facts(rawValue: 1 << 7)
    static let rightToLeft = Facts(rawValue: 1 << 8)

    var isClosedGroup: Bool { contains(.group) && !contains(.expanded) }
  }
}
