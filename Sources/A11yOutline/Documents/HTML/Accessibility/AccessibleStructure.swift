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

  /// The place of each item in its list, tree, menu or tab list, from 1; 0 for what is no item.
  private let positions: [Int32]

  /// The size of the set of each item.
  private let sizes: [Int32]

  /// The nesting level of each item, from 1; 0 for what is no item.
  private let levels: [Int32]

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
    self.parents = parents
    var levels = [Int32](repeating: 0, count: document.count)
    var sets = ItemSets(parentCount: document.count)
    var positions = levels
    let items = (0..<document.count).filter { node in
      Self.isItem(roles[node]) && document.isElement(node)
        && hiding[node].subtracting(.collapsed).isEmpty
    }
    for item in items {
      levels[item] = Self.level(of: item, roles: roles, parents: parents, known: levels)
      positions[item] = sets.add(Self.family(roles[item]), to: Int(parents[item]))
    }
    var sizes = [Int32](repeating: 0, count: document.count)
    for item in items {
      sizes[item] = sets.count(of: Self.family(roles[item]), in: Int(parents[item]))
    }
    self.positions = positions
    self.sizes = sizes
    self.levels = levels
  }

  /// The place of an item in its set; `nil` for what is no item.
  func place(of node: Int) -> Place? {
    positions[node] == 0 ? nil : Place(position: Int(positions[node]), size: Int(sizes[node]))
  }

  /// The nesting level of an item, from 1; `nil` for what is no item.
  func level(of node: Int) -> Int? { levels[node] == 0 ? nil : Int(levels[node]) }

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
    known: [Int32]
  ) -> Int32 {
    let role = family(roles[node])
    var current = Int(parents[node])
    // An item's list is one step up, and the outer item one or two more; others are looked through
    // to a limit, since a page may nest without end.
    for _ in 0..<16 where current >= 0 {
      if family(roles[current]) == role { return known[current] + 1 }
      current = Int(parents[current])
    }
    return 1
  }
}
