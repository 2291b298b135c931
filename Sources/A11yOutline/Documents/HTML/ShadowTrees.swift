/// Which of the shadow trees of a page each node is from, and what stands beside what in them.
///
/// The nodes of a page lie in the order in which they are shown (``ShadowFlattening``). Identifiers
/// and selectors mean the trees that the nodes are from.
struct ShadowTrees: Sendable {
  /// An identifier inside of one shadow tree.
  struct Identifier: Hashable, Sendable {
    let tree: Int32
    let identifier: String
  }

  /// Nodes with the same parent which are shown somewhere else than below it: the children of a
  /// host, or what is at the top of the shadow tree of a host.
  struct Family: Sendable {
    /// The host.
    let host: Int

    /// Whether the nodes are at the top of the shadow tree.
    let isTop: Bool

    /// The nodes, in the order of their tree.
    let members: [Int]
  }

  /// The tree of each node, from 1; 0 for the page itself.
  var trees: [Int32] = []

  /// The first element of each identifier in each shadow tree.
  var elements: [Identifier: Int] = [:]

  /// The trees of hosts.
  private(set) var hostedTrees: [Int: Int32] = [:]

  private var families: [Family] = []
  private var familyPlaces: [Int: Int] = [:]
  /// Where the families of the children of hosts are.
  private var childFamilies: [Int: Int] = [:]

  /// How many shadow trees there are.
  var count: Int { hostedTrees.count }

  /// The family of a node; `nil` for the many that are shown below their parents.
  func family(of node: Int) -> Family? { familyPlaces[node].map { families[$0] } }

  /// The children of a host, in the order of their tree; `nil` for other elements.
  func children(ofHost host: Int) -> [Int]? { childFamilies[host].map { families[$0].members } }

  /// Adds a shadow tree.
  mutating func add(_ tree: Int32, host: Int, top: [Int], children: [Int]) {
    hostedTrees[host] = tree
    childFamilies[host] = families.count
    for family in [
      Family(host: host, isTop: false, members: children),
      Family(host: host, isTop: true, members: top),
    ] {
      for member in family.members { familyPlaces[member] = families.count }
      families.append(family)
    }
  }
}
