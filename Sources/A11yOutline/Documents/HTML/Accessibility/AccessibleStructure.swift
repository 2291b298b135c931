/// Where elements stand in the accessibility tree: their parents, levels and places among siblings.
struct AccessibleStructure: Sendable {
  /// The place of an item in its set, from 1, and the size of the set.
  struct Place: Hashable, Sendable {
    var position: Int
    var size: Int
  }

  /// Which elements are owned by which.
  let ownership: Ownership

  /// The nearest element around each element that has a meaning of its own; -1 for none.
  let parents: [Int32]

  /// The places of items in their lists, trees, menus and tab lists.
  let places: [Int: Place]

  /// The nesting levels of items, from 1.
  let levels: [Int: Int]

  init(document: HTMLDocument, ownership: Ownership, roles: [AccessibleRole], hiding: [Hiding]) {
    self.ownership = ownership
    func isTransparent(_ node: Int) -> Bool {
      roles[node] == .generic || roles[node] == .presentation
    }
    var parents = [Int32](repeating: -1, count: document.count)
    for node in 0..<document.count {
      guard let parent = document.parent(node) else { continue }
      parents[node] = isTransparent(parent) ? parents[parent] : Int32(parent)
    }
    // Owned elements are moved after the plain pass, since an owner may stand anywhere.
    for (child, owner) in ownership.owners {
      parents[child] = isTransparent(owner) ? parents[owner] : Int32(owner)
    }
    var sets: [Int: [Int]] = [:]
    var levels: [Int: Int] = [:]
    for node in 0..<document.count where Self.isItem(roles[node]) {
      guard document.isElement(node), hiding[node].subtracting(.collapsed).isEmpty else { continue }
      sets[Int(parents[node]), default: []].append(node)
      levels[node] = Self.level(of: node, roles: roles, parents: parents, known: levels)
    }
    var places: [Int: Place] = [:]
    for items in sets.values {
      for (role, members) in Dictionary(grouping: items, by: { Self.family(roles[$0]) }) {
        guard role != .article else { continue }
        for (index, item) in members.enumerated() {
          places[item] = Place(position: index + 1, size: members.count)
        }
      }
    }
    self.parents = parents
    self.places = places
    self.levels = levels
  }

  /// The parent of an element in the tree.
  func parent(_ node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }

  private static func isItem(_ role: AccessibleRole) -> Bool {
    switch role {
    case .listItem, .treeItem, .option, .menuItem, .menuItemCheckbox, .menuItemRadio, .tab,
      .docBiblioentry, .docEndnote:
      true
    default: false
    }
  }

  private static func family(_ role: AccessibleRole) -> AccessibleRole {
    role == .menuItemCheckbox || role == .menuItemRadio ? .menuItem : role
  }

  /// The level of an item: one more than that of the item of the same kind that it stands in.
  ///
  /// - Complexity: O(1) for items in document order, whose outer item is known.
  private static func level(
    of node: Int,
    roles: [AccessibleRole],
    parents: [Int32],
    known: [Int: Int]
  ) -> Int {
    let role = family(roles[node])
    var current = Int(parents[node])
    // An item's list is one step up, and the outer item one or two more; others are looked through
    // to a limit, since a page may nest without end.
    for _ in 0..<16 where current >= 0 {
      if family(roles[current]) == role { return (known[current] ?? 0) + 1 }
      current = Int(parents[current])
    }
    return 1
  }
}
