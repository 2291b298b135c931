/// What a listener would notice between two versions of an outline.
///
/// Nodes are matched from the top down: children of matched nodes by their identifier, then by role
/// and name, then by role and place. What is left over is looked for anywhere else by role and name.
public struct OutlineDifference: Sendable {
  /// The changes: those of nodes that are there, in the order of the new version, then what was
  /// removed, in the order of the old one.
  public private(set) var changes: [OutlineChange] = []

  private let old: AuditedOutline
  private let new: AuditedOutline

  /// The index in the other version of each node that was matched; -1 for others.
  private var newOfOld: [Int]
  private var oldOfNew: [Int]

  /// Pairs whose children are still to be matched; -1 stands for the outline itself.
  private var open: [(old: Int, new: Int)] = [(-1, -1)]

  /// Compares two outlines.
  ///
  /// - Complexity: O(*n*) on average, in the number of nodes of both.
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
    // What is left and stands at the same place, with the same role, was renamed.
    for (oldNode, newNode) in zip(oldChildren, newChildren)
    where newOfOld[oldNode] < 0 && oldOfNew[newNode] < 0
      && old.nodes[oldNode].role == new.nodes[newNode].role
    {
      match(oldNode, newNode)
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
    for index in new.nodes.indices where !new.isHidden[index] {
      if oldOfNew[index] >= 0 {
        tell(oldOfNew[index], index)
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

  private mutating func tell(_ oldIndex: Int, _ newIndex: Int) {
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
  }

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
