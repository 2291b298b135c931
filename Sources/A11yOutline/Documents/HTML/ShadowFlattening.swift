/// Makes the flat tree of a page with declarative shadow roots.
///
/// One walk with a stack of steps, which comes to each node once.
struct ShadowFlattening {
  private enum Step {
    /// Add a node, below one that was added, as a part of a shadow tree.
    case add(Int, parent: Int32, tree: Int32)

    /// End a node that was added.
    case end(Int32)

    /// Add the template of a shadow tree with the children of its host that no slot took.
    case addRest(tree: Int32, parent: Int32)
  }

  /// A shadow tree whose host has begun.
  private struct Shadow {
    let template: Int
    /// The host, as a node of the source.
    let host: Int
    /// The tree that the host is in, which is that of its children too.
    let hostTree: Int32
    /// The children of the host that wait for a slot, by its name.
    var waiting: [String: [Int]]
  }

  private let source: HTMLDocument
  private let roots: [Int: Int]
  private var flat: HTMLDocument
  private var trees = ShadowTrees()
  private var steps: [Step] = []
  /// The shadow trees, the first of which is tree 1.
  private var shadows: [Shadow] = []
  /// Where each node of the source is in the flat tree, or -1.
  private var places: [Int32]

  init(_ source: HTMLDocument, roots: [Int: Int]) {
    self.source = source
    self.roots = roots
    flat = source
    flat.nodes = []
    flat.nodes.reserveCapacity(source.count)
    places = Array(repeating: -1, count: source.count)
  }

  mutating func run() -> HTMLDocument {
    flat.elementsByIdentifier = [:]
    var top: [Int] = []
    var node = 0
    while node < source.count {
      top.append(node)
      node = source.end(node)
    }
    add(top, parent: -1, tree: 0)
    while let step = steps.popLast() {
      switch step {
      case .add(let node, let parent, let tree): add(node, parent: parent, tree: tree)
      case .end(let place): flat.nodes[Int(place)].end = Int32(flat.nodes.count)
      case .addRest(let tree, let parent): addRest(of: tree, parent: parent)
      }
    }
    flat.titleChildren = [:]
    for (element, child) in source.titleChildren where places[element] >= 0 && places[child] >= 0 {
      flat.titleChildren[Int(places[element])] = Int(places[child])
    }
    addTrees()
    flat.shadows = trees
    return flat
  }

  /// Notes what stands beside what in the trees.
  private mutating func addTrees() {
    func placed(_ nodes: some Sequence<Int>) -> [Int] {
      nodes.map { Int(places[$0]) }.filter { $0 >= 0 }
    }
    for (number, shadow) in shadows.enumerated() {
      trees.add(
        Int32(number + 1),
        host: Int(places[shadow.host]),
        top: placed(source.children(shadow.template)),
        children: placed(source.children(shadow.host).filter { $0 != shadow.template })
      )
    }
  }

  private mutating func add(_ nodes: [Int], parent: Int32, tree: Int32) {
    for node in nodes.reversed() { steps.append(.add(node, parent: parent, tree: tree)) }
  }

  private mutating func add(_ node: Int, parent: Int32, tree: Int32) {
    let place = append(node, parent: parent, tree: tree)
    steps.append(.end(place))
    if let template = roots[node] {
      shadows.append(
        Shadow(
          template: template,
          host: node,
          hostTree: tree,
          waiting: assignments(of: node, but: template)
        )
      )
      let shadowTree = Int32(shadows.count)
      steps.append(.addRest(tree: shadowTree, parent: place))
      add(Array(source.children(template)), parent: place, tree: shadowTree)
    } else if tree > 0, source.isHTML(node, "slot"), let assigned = takeAssigned(to: node, of: tree)
    {
      add(assigned, parent: place, tree: shadows[Int(tree) - 1].hostTree)
    } else {
      add(Array(source.children(node)), parent: place, tree: tree)
    }
  }

  private mutating func addRest(of tree: Int32, parent: Int32) {
    let shadow = shadows[Int(tree) - 1]
    let rest = shadow.waiting.values.joined().sorted()
    guard !rest.isEmpty else { return }
    let place = append(shadow.template, parent: parent, tree: shadow.hostTree)
    steps.append(.end(place))
    add(rest, parent: place, tree: shadow.hostTree)
  }

  private mutating func append(_ node: Int, parent: Int32, tree: Int32) -> Int32 {
    let place = Int32(flat.nodes.count)
    places[node] = place
    var copy = source.nodes[node]
    copy.parent = parent
    flat.nodes.append(copy)
    trees.trees.append(tree)
    if copy.attributeCount > 0, let identifier = source.attribute("id", of: node),
      !identifier.isEmpty
    {
      note(identifier, at: Int(place), tree: tree)
    }
    return place
  }

  private mutating func note(_ identifier: String, at place: Int, tree: Int32) {
    if tree == 0 {
      if flat.elementsByIdentifier[identifier] == nil {
        flat.elementsByIdentifier[identifier] = place
      }
    } else {
      let key = ShadowTrees.Identifier(tree: tree, identifier: identifier)
      if trees.elements[key] == nil { trees.elements[key] = place }
    }
  }

  /// The children of a host by the name of the slot they are meant for.
  private func assignments(of host: Int, but template: Int) -> [String: [Int]] {
    var assignments: [String: [Int]] = [:]
    for child in source.children(host) where child != template {
      switch source.nodes[child].kind {
      case .comment: break
      case .text: assignments["", default: []].append(child)
      case .element:
        assignments[source.attribute("slot", of: child) ?? "", default: []].append(child)
      }
    }
    return assignments
  }

  /// What a slot shows in place of its own content; the first slot of a name gets it.
  private mutating func takeAssigned(to slot: Int, of tree: Int32) -> [Int]? {
    shadows[Int(tree) - 1].waiting.removeValue(forKey: source.attribute("name", of: slot) ?? "")
  }
}
