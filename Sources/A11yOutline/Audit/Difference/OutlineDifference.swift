/// What a listener would notice between two versions of an outline.
///
/// Nodes are matched from the top down: children of matched nodes by their identifier, then by role
/// and name, then by role and the sibling before them. What is left over is looked for anywhere else
/// by role and name.
public struct OutlineDifference: Sendable {
  /// The changes: those of nodes that are there, in the order of the new version, then what was
  /// removed, in the order of the old one.
  public private(set) var changes: [OutlineChange] = []

  private let old: AuditedOutline
  private let new: AuditedOutline

  /// The index in the other version of each node that was matched; -1 for others.
  private var newOfOld: [Int]
  private var oldOfNew: [Int]

  /// Where each node stands among its siblings; empty where none was moved among them.
  private var places: (old: [Int], new: [Int]) = ([], [])

  /// Pairs whose children are still to be matched; -1 stands for the outline itself.
  private var open: [(old: Int, new: Int)] = [(-1, -1)]

  /// Compares two outlines.
  ///
  /// - Complexity: O(*n* log *n*) on average, in the number of nodes of both.
  public init(from old: Outline, to new: Outline) {
    self.old = AuditedOutline(old)
    self.new = AuditedOutline(new)
    newOfOld = Array(repeating: -1, count: self.old.nodes.count)
    oldOfNew = Array(repeating: -1, count: self.new.nodes.count)
    repeat {
      while let pair = open.popLast() { matchChildren(pair) }
      matchMoved()
    } while !open.isEmpty
    tellChanges()
  }

  // MARK: Matching

  private struct Key: Hashable {
    var role: Outline.Role?
    var text: String
  }

  private static func children(_ node: Int, in outline: AuditedOutline) -> [Int] {
    let all = node < 0 ? Array(outline.roots) : Array(outline.children(of: node))
    return all.filter { !outline.isHidden[$0] }
  }

  private mutating func match(_ oldNode: Int, _ newNode: Int) {
    newOfOld[oldNode] = newNode
    oldOfNew[newNode] = oldNode
    open.append((oldNode, newNode))
  }

  private mutating func matchChildren(_ pair: (old: Int, new: Int)) {
    let oldChildren = Self.children(pair.old, in: old)
    let newChildren = Self.children(pair.new, in: new)
    match(oldChildren, newChildren) { node in
      node.content.identifier.map { Key(role: nil, text: $0) }
    }
    match(oldChildren, newChildren) { node in
      node.isNamed ? Key(role: node.role, text: node.name) : nil
    }
    matchRenamed(oldChildren, newChildren)
  }

  /// Matches what is left of two lists of siblings by role, in order, where the same siblings stand
  /// before: it was renamed.
  private mutating func matchRenamed(_ oldNodes: [Int], _ newNodes: [Int]) {
    struct Gap: Hashable {
      var previous: Int
      var role: Outline.Role
    }
    var waiting: [Gap: [Int]] = [:]
    var previous = -1
    for node in oldNodes {
      if newOfOld[node] >= 0 {
        previous = newOfOld[node]
      } else {
        waiting[Gap(previous: previous, role: old.nodes[node].role), default: []].append(node)
      }
    }
    guard !waiting.isEmpty else { return }
    for gap in waiting.keys { waiting[gap]?.reverse() }
    previous = -1
    for node in newNodes {
      if oldOfNew[node] >= 0 {
        previous = node
      } else if let found = waiting[Gap(previous: previous, role: new.nodes[node].role)]?.popLast()
      {
        match(found, node)
      }
    }
  }

  /// Matches what is left of two lists by a key, the first of a key with the first.
  private mutating func match(
    _ oldNodes: [Int],
    _ newNodes: [Int],
    by key: (Outline.Node) -> Key?
  ) {
    var waiting: [Key: [Int]] = [:]
    for index in oldNodes.reversed() where newOfOld[index] < 0 {
      if let key = key(old.nodes[index]) { waiting[key, default: []].append(index) }
    }
    guard !waiting.isEmpty else { return }
    for index in newNodes where oldOfNew[index] < 0 {
      guard let key = key(new.nodes[index]), let found = waiting[key]?.popLast() else { continue }
      match(found, index)
    }
  }

  /// Matches what is left anywhere in the outlines by role and name.
  private mutating func matchMoved() {
    let oldNodes = old.nodes.indices.filter { newOfOld[$0] < 0 && !old.isHidden[$0] }
    let newNodes = new.nodes.indices.filter { oldOfNew[$0] < 0 && !new.isHidden[$0] }
    match(oldNodes, newNodes) { node in
      node.isNamed ? Key(role: node.role, text: node.name) : nil
    }
  }

  // MARK: Telling

  private mutating func tellChanges() {
    let titles = (old.outline.title ?? "", new.outline.title ?? "")
    if titles.0 != titles.1 {
      changes.append(
        OutlineChange(kind: .title, name: titles.1, path: [], before: titles.0, after: titles.1)
      )
    }
    let reordered = reorderedNodes()
    if !reordered.isEmpty { places = (Self.places(in: old), Self.places(in: new)) }
    for index in new.nodes.indices where !new.isHidden[index] {
      if oldOfNew[index] >= 0 {
        tell(oldOfNew[index], index, isReordered: reordered.contains(index))
      } else if new.parents[index] < 0 || oldOfNew[new.parents[index]] >= 0 {
        let below = count(index, new, oldOfNew)
        changes.append(change(.added, index, in: new, below: below))
      }
    }
    for index in old.nodes.indices where !old.isHidden[index] && newOfOld[index] < 0 {
      guard old.parents[index] < 0 || newOfOld[old.parents[index]] >= 0 else { continue }
      let below = count(index, old, newOfOld)
      changes.append(change(.removed, index, in: old, below: below))
    }
  }

  private func count(_ index: Int, _ outline: AuditedOutline, _ matches: [Int]) -> Int {
    (index + 1..<outline.ends[index]).count { matches[$0] < 0 && !outline.isHidden[$0] }
  }

  /// The fewest nodes that have to be taken from among their siblings and put elsewhere among them
  /// to turn the old order into the new one.
  private func reorderedNodes() -> Set<Int> {
    var reordered: Set<Int> = []
    for parent in -1..<new.nodes.count where parent < 0 || oldOfNew[parent] >= 0 {
      let oldParent = parent < 0 ? -1 : oldOfNew[parent]
      let kept = Self.children(parent, in: new).filter { child in
        oldOfNew[child] >= 0 && old.parents[oldOfNew[child]] == oldParent
      }
      let places = kept.map { oldOfNew[$0] }
      let staying = places.longestIncreasingSubsequence
      if staying.count < kept.count {
        let stays = Set(staying)
        reordered.formUnion(kept.indices.filter { !stays.contains($0) }.map { kept[$0] })
      }
    }
    return reordered
  }

  /// Where each node stands among its siblings that are not hidden, from 1.
  private static func places(in outline: AuditedOutline) -> [Int] {
    var counts: [Int: Int] = [:]
    return outline.nodes.indices.map { index in
      if !outline.isHidden[index] { counts[outline.parents[index], default: 0] += 1 }
      return counts[outline.parents[index], default: 0]
    }
  }

  private mutating func tell(_ oldIndex: Int, _ newIndex: Int, isReordered: Bool) {
    let before = old.nodes[oldIndex]
    let after = new.nodes[newIndex]
    if before.name != after.name {
      changes.append(change(.renamed, newIndex, in: new, before.name, after.name))
    }
    let oldParent = old.parents[oldIndex]
    let newParent = new.parents[newIndex]
    let isAtSamePlace =
      oldParent < 0 || newParent < 0 ? oldParent == newParent : newOfOld[oldParent] == newParent
    if !isAtSamePlace {
      let names = (parentName(oldIndex, in: old), parentName(newIndex, in: new))
      changes.append(change(.moved, newIndex, in: new, names.0, names.1))
    } else if isReordered {
      let (before, after) = ("place \(places.old[oldIndex])", "place \(places.new[newIndex])")
      changes.append(change(.moved, newIndex, in: new, before, after))
    }
    if before.role != after.role {
      changes.append(change(.role, newIndex, in: new, before.role.rawValue, after.role.rawValue))
    }
    let levels = (before.content.headingLevel, after.content.headingLevel)
    if levels.0 != levels.1 {
      let texts = (levels.0.map { String($0) }, levels.1.map { String($0) })
      changes.append(change(.level, newIndex, in: new, texts.0 ?? "none", texts.1 ?? "none"))
    }
    let states = (Self.state(of: before), Self.state(of: after))
    if states.0 != states.1 {
      changes.append(change(.state, newIndex, in: new, states.0, states.1))
    }
    for (kind, text) in Self.texts {
      let texts = (before.content[keyPath: text] ?? "none", after.content[keyPath: text] ?? "none")
      if texts.0 != texts.1 { changes.append(change(kind, newIndex, in: new, texts.0, texts.1)) }
    }
  }

  /// What else of a node is heard.
  private static let texts: [(OutlineChange.Kind, any KeyPath<NodeContent, String?> & Sendable)] = [
    (.description, \.description), (.hint, \.hint), (.language, \.language),
  ]

  private static func state(of node: Outline.Node) -> String {
    var words = [node.value ?? "", node.expansionValue ?? ""]
    if !node.isEnabled { words.append("unavailable") }
    let text = words.filter { !$0.isEmpty }.joined(separator: ", ")
    return text.isEmpty ? "none" : text
  }

  private func parentName(_ index: Int, in outline: AuditedOutline) -> String {
    let parent = outline.parents[index]
    return parent < 0 ? "the top level" : outline.nodes[parent].name
  }

  private func change(
    _ kind: OutlineChange.Kind,
    _ index: Int,
    in outline: AuditedOutline,
    _ before: String? = nil,
    _ after: String? = nil,
    below: Int = 0
  ) -> OutlineChange {
    var path: [String] = []
    var current = index
    while current >= 0, path.count < Self.pathLimit {
      path.append(outline.nodes[current].name)
      current = outline.parents[current]
    }
    return OutlineChange(
      kind: kind,
      name: outline.nodes[index].name,
      path: path.reversed(),
      before: before,
      after: after,
      belowCount: below,
      line: outline.nodes[index].content.source?.line
    )
  }

  /// How many names a path has at most, from the node up.
  private static let pathLimit = 16
}
