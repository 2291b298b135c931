/// What a format could not carry of an outline, found by reading what was written.
///
/// Only what is heard counts: whether something is a list item or a paragraph is not told.
public struct WritingLosses: Sendable {
  /// Something that a listener would miss.
  enum Loss: String, CaseIterable {
    case items, names, levels, kinds, values, descriptions, hints, addresses, languages, states

    /// The word for one of them.
    var singular: String { self == .addresses ? "address" : String(rawValue.dropLast()) }
  }

  /// How often each was lost.
  private(set) var counts: [Loss: Int] = [:]

  /// Compares an outline with what was read of what was written of it.
  ///
  /// - Complexity: O(size of both).
  public init(of written: Outline, readAs read: Outline) {
    let old = Self.heardNodes(of: written)
    let new = Self.heardNodes(of: read)
    var (place, other) = (0, 0)
    while place < old.count || other < new.count {
      let isOver = place >= old.count || other >= new.count
      if !isOver, Self.isSame(old[place], new[other]) {
        compare(old[place], new[other])
      } else if place + 1 < old.count, other < new.count, Self.isSame(old[place + 1], new[other]) {
        lose(.items)
        place += 1
        continue
      } else if other + 1 < new.count, place < old.count, Self.isSame(old[place], new[other + 1]) {
        other += 1
        continue
      } else if isOver {
        if place < old.count { lose(.items) }
      } else {
        lose(.names)
        compare(old[place], new[other])
      }
      place += 1
      other += 1
    }
  }

  /// Whether nothing was lost.
  public var isEmpty: Bool { counts.isEmpty }

  /// What was lost, in one line such as `2 kinds, 1 value`.
  public var summary: String {
    Loss.allCases.compactMap { loss in
      counts[loss].map { "\($0) \($0 == 1 ? loss.singular : loss.rawValue)" }
    }
    .joined(separator: ", ")
  }

  private mutating func lose(_ loss: Loss, if isLost: Bool = true) {
    if isLost { counts[loss, default: 0] += 1 }
  }

  private mutating func compare(_ old: Outline.Node, _ new: Outline.Node) {
    lose(
      .levels,
      if: old.level != new.level || old.content.headingLevel != new.content.headingLevel
    )
    lose(.kinds, if: Self.kind(of: old) != Self.kind(of: new))
    lose(.values, if: old.value != new.value)
    lose(.descriptions, if: old.content.description != new.content.description)
    lose(.hints, if: old.content.hint != new.content.hint)
    lose(.addresses, if: old.content.target != new.content.target)
    lose(.languages, if: old.content.language != new.content.language)
    lose(.states, if: old.isExpanded != new.isExpanded)
  }

  /// Whether two names sound the same: space at their ends, such as that of a line of code, does not.
  private static func isSame(_ old: Outline.Node, _ new: Outline.Node) -> Bool {
    old.name == new.name || old.name.trimmed == new.name.trimmed
  }

  /// The role of a node; `nil` for the roles that are not said.
  private static func kind(of node: Outline.Node) -> Outline.Role? {
    switch node.role {
    case .group, .listItem, .paragraph, .text, .row, .cell, .list, .separator: nil
    default: node.role
    }
  }

  private static func heardNodes(of outline: Outline) -> [Outline.Node] {
    var hiddenLevel = Int.max
    return outline.nodes.filter { node in
      if node.level > hiddenLevel { return false }
      hiddenLevel = node.isHidden ? node.level : .max
      return !node.isHidden
    }
  }
}
