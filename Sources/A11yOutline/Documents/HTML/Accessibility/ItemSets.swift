/// Counts the items of each kind that stand under each element.
///
/// Nearly every list has items of one kind, which are counted in an array; those of further kinds
/// are counted in a dictionary.
struct ItemSets {
  private struct Key: Hashable {
    var parent: Int
    var family: AccessibleRole
  }

  private var families: [AccessibleRole?]
  private var counts: [Int32]
  private var others: [Key: Int32] = [:]

  /// - Parameter parentCount: How many elements there are; -1 stands for none of them.
  init(parentCount: Int) {
    families = Array(repeating: nil, count: parentCount + 1)
    counts = Array(repeating: 0, count: parentCount + 1)
  }

  /// Counts an item.
  ///
  /// - Returns: Its place among those of its kind, from 1.
  mutating func add(_ family: AccessibleRole, to parent: Int) -> Int32 {
    let place = parent + 1
    if families[place] == nil { families[place] = family }
    if families[place] == family {
      counts[place] += 1
      return counts[place]
    }
    others[Key(parent: parent, family: family), default: 0] += 1
    return others[Key(parent: parent, family: family)] ?? 1
  }

  /// How many items of a kind stand under an element.
  func count(of family: AccessibleRole, in parent: Int) -> Int32 {
    if families[parent + 1] == family { return counts[parent + 1] }
    return others[Key(parent: parent, family: family)] ?? 0
  }
}
