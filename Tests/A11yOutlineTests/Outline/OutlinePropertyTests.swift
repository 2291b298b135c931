import Testing

@testable import A11yOutline

/// Random trees and random operations: the arena must answer like the plain recursive tree.
@Suite struct OutlinePropertyTests {
  @Test(arguments: 0..<120)
  func answersLikeTheReferenceTree(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...40, using: &generator)
    let forest = ReferenceTree.forest(using: &generator, count: count)
    var outline = ReferenceTree.outline(forest)
    compare(outline, forest)
    guard count > 0 else { return }
    for _ in 0..<25 {
      change(&outline, forest, using: &generator)
      compare(outline, forest)
    }
  }

  @Test func tenThousandLevelsAreWalkedBothWays() {
    var builder = OutlineBuilder()
    for depth in 0..<10_000 {
      builder.append(
        NodeContent(name: "level \(depth)", isGroup: true, isExpanded: true),
        depth: depth
      )
    }
    let outline = builder.finish()
    var walked = 1
    var id = outline.firstVisible
    while let current = id, let next = outline.nextVisible(after: current) {
      id = next
      walked += 1
    }
    #expect(walked == 10_000)
    while let current = id, let previous = outline.previousVisible(before: current) {
      id = previous
      walked -= 1
    }
    #expect(walked == 1)
    #expect(outline.lastVisible.map { outline[$0].level } == 10_000)
  }

  private func change(
    _ outline: inout Outline,
    _ forest: [ReferenceTree],
    using generator: inout SeededGenerator
  ) {
    let all = forest.flatMap(\.all)
    let tree = all[Int.random(in: 0..<all.count, using: &generator)]
    let id = NodeID(rawValue: Int32(tree.id))
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1:
      let expected: Bool? = tree.isGroup ? !tree.isExpanded : nil
      #expect(outline.toggle(id) == expected)
      if let expected { tree.isExpanded = expected }
    case 2:
      let changed = outline.setExpanded(id, true)
      #expect(changed == (tree.isGroup && !tree.isExpanded))
      if tree.isGroup { tree.isExpanded = true }
    case 3:
      outline.update(id) { $0.isHidden.toggle() }
      tree.isHidden.toggle()
    case 4:
      let opens = Bool.random(using: &generator)
      let changed = opens ? outline.expandAll() : outline.collapseAll()
      #expect(changed.map(\.rawValue) == set(forest, opens).map(Int32.init))
    case 5:
      let opens = Bool.random(using: &generator)
      let changed = outline.setExpandedBelow(id, opens)
      #expect(changed.map(\.rawValue) == set([tree], opens).map(Int32.init))
    default:
      let ancestors = all.filter { other in
        other !== tree && other.all.contains { $0 === tree }
      }
      let closed = ancestors.filter { !$0.isExpanded }
      #expect(Set(outline.reveal(id).map(\.rawValue)) == Set(closed.map { Int32($0.id) }))
      for ancestor in ancestors { ancestor.isExpanded = true }
    }
  }

  /// Sets the expansion of all groups that are not hidden; returns those that changed.
  private func set(_ trees: [ReferenceTree], _ isExpanded: Bool) -> [Int] {
    trees.flatMap { tree -> [Int] in
      if tree.isHidden { return [] }
      let changes = tree.isGroup && tree.isExpanded != isExpanded
      if changes { tree.isExpanded = isExpanded }
      return (changes ? [tree.id] : []) + set(tree.children, isExpanded)
    }
  }

  private func compare(
    _ outline: Outline,
    _ forest: [ReferenceTree],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outline.invariantViolation() == nil, sourceLocation: sourceLocation)
    let visible = forest.flatMap(\.visible)
    func id(_ raw: Int) -> NodeID { NodeID(rawValue: Int32(raw)) }
    #expect(
      outline.visibleNodes.map { Int($0.id.rawValue) } == visible,
      sourceLocation: sourceLocation
    )
    #expect(outline.visibleCount == visible.count, sourceLocation: sourceLocation)
    #expect(outline.firstVisible == visible.first.map(id), sourceLocation: sourceLocation)
    #expect(outline.lastVisible == visible.last.map(id), sourceLocation: sourceLocation)
    for (number, raw) in visible.enumerated() {
      #expect(outline.visibleIndex(of: id(raw)) == number, sourceLocation: sourceLocation)
      #expect(outline.visibleNode(at: number) == id(raw), sourceLocation: sourceLocation)
      let next = number + 1 < visible.count ? id(visible[number + 1]) : nil
      #expect(outline.nextVisible(after: id(raw)) == next, sourceLocation: sourceLocation)
      let previous = number > 0 ? id(visible[number - 1]) : nil
      #expect(outline.previousVisible(before: id(raw)) == previous, sourceLocation: sourceLocation)
    }
    compareFamilies(outline, forest, parent: nil, sourceLocation: sourceLocation)
  }

  private func compareFamilies(
    _ outline: Outline,
    _ siblings: [ReferenceTree],
    parent: ReferenceTree?,
    sourceLocation: SourceLocation
  ) {
    func id(_ tree: ReferenceTree) -> NodeID { NodeID(rawValue: Int32(tree.id)) }
    let counted = siblings.filter(\.counts)
    for (place, tree) in siblings.enumerated() {
      let node = outline[id(tree)]
      #expect(node.isExpanded == (tree.isGroup ? tree.isExpanded : nil))
      #expect(outline.parent(of: id(tree)) == parent.map(id), sourceLocation: sourceLocation)
      #expect(outline.children(of: id(tree)) == tree.children.map(id))
      #expect(outline.firstChild(of: id(tree)) == tree.children.first { !$0.isHidden }.map(id))
      #expect(node.childCount == tree.children.filter(\.counts).count)
      #expect(node.siblingCount == counted.count)
      #expect(node.position == counted.firstIndex { $0 === tree }.map { $0 + 1 })
      let next = siblings[(place + 1)...].first(where: \.counts)
      #expect(outline.nextSibling(of: id(tree)) == next.map(id), sourceLocation: sourceLocation)
      let previous = siblings[..<place].last(where: \.counts)
      #expect(outline.previousSibling(of: id(tree)) == previous.map(id))
      #expect(outline.firstSibling(of: id(tree)) == counted.first.map(id))
      #expect(outline.lastSibling(of: id(tree)) == counted.last.map(id))
      compareFamilies(outline, tree.children, parent: tree, sourceLocation: sourceLocation)
    }
  }
}
