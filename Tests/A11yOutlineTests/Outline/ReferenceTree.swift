@testable import A11yOutline

/// The plainest possible outline: a recursive tree that answers every question by walking all of
/// itself, to compare the arena with.
final class ReferenceTree {
  let id: Int
  var children: [ReferenceTree]
  var isGroup: Bool
  var isExpanded: Bool
  var isHidden: Bool
  let isInline: Bool

  init(
    id: Int,
    children: [ReferenceTree],
    isGroup: Bool,
    isExpanded: Bool,
    isHidden: Bool,
    isInline: Bool
  ) {
    self.id = id
    self.children = children
    self.isGroup = isGroup || !children.isEmpty
    self.isExpanded = isExpanded
    self.isHidden = isHidden
    self.isInline = isInline
  }

  var counts: Bool { !isHidden && !isInline }

  var all: [ReferenceTree] { [self] + children.flatMap(\.all) }

  var visible: [Int] {
    if isHidden { return [] }
    return [id] + (isGroup && !isExpanded ? [] : children.flatMap(\.visible))
  }

  /// A random forest whose ids are the places in preorder.
  static func forest(
    using generator: inout some RandomNumberGenerator,
    count: Int
  ) -> [ReferenceTree] {
    var nextID = 0
    func grow(_ budget: Int, _ generator: inout some RandomNumberGenerator) -> [ReferenceTree] {
      var trees: [ReferenceTree] = []
      var left = budget
      while left > 0 {
        let size = Int.random(in: 1...left, using: &generator)
        let id = nextID
        nextID += 1
        let children = grow(size - 1, &generator)
        trees.append(
          ReferenceTree(
            id: id,
            children: children,
            isGroup: Int.random(in: 0..<5, using: &generator) == 0,
            isExpanded: Bool.random(using: &generator),
            isHidden: Int.random(in: 0..<6, using: &generator) == 0,
            isInline: Int.random(in: 0..<6, using: &generator) == 0
          )
        )
        left -= size
      }
      return trees
    }
    return grow(count, &generator)
  }

  /// The same forest as an outline.
  static func outline(_ forest: [ReferenceTree]) -> Outline {
    var builder = OutlineBuilder()
    func append(_ tree: ReferenceTree, depth: Int) {
      builder.append(
        NodeContent(
          name: "node \(tree.id)",
          isGroup: tree.isGroup,
          isExpanded: tree.isGroup ? tree.isExpanded : nil,
          isHidden: tree.isHidden,
          isInline: tree.isInline
        ),
        depth: depth
      )
      for child in tree.children { append(child, depth: depth + 1) }
    }
    for tree in forest { append(tree, depth: 0) }
    return builder.finish()
  }
}
