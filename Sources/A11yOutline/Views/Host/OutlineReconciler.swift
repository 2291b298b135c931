/// Brings an outline up to date with the elements of a tree, touching only what differs.
struct OutlineReconciler {
  /// What a listener might notice.
  struct Change {
    /// The nodes that are new, or stand somewhere else.
    var inserted: [NodeID] = []
    /// The nodes that are gone.
    var removed: [NodeID] = []
    /// The nodes of which something else is stated.
    var updated: [NodeID] = []

    var isEmpty: Bool { inserted.isEmpty && removed.isEmpty && updated.isEmpty }
  }

  /// Some children of a node and what comes in their place.
  private struct Replacement {
    let parent: NodeID?
    let sibling: NodeID?
    let count: Int
    let nodes: [Outline.Insertion]
  }

  /// From how many replacements on it costs less to build the outline anew, since each moves all
  /// that follows.
  private static let manyReplacements = 5

  private(set) var outline: Outline
  private(set) var roots: [AccessibilityElement] = []
  private var elements: [NodeID: AccessibilityElement] = [:]
  /// The nodes that may be drawn as something else than before.
  var unlocated: [ViewNode] = []
  /// Whether any element has a priority among those around it.
  var hasSortPriorities = false

  init(title: String) {
    outline = Outline(title: title)
  }

  /// The element of a node.
  func element(_ id: NodeID) -> AccessibilityElement? { elements[id] }

  /// All elements, in no order.
  var allElements: some Collection<AccessibilityElement> { elements.values }

  mutating func setTitle(_ title: String) { outline.title = title }

  /// Tells as what some nodes are drawn.
  mutating func locate(_ nodes: [ViewNode]) {
    var regions = outline.regions ?? NodeRegions()
    outline.regions = nil
    for node in nodes {
      guard let id = node.outlineID, let element = elements[id] else { continue }
      regions.set(element.drawnNode.frameNumbers, of: id)
    }
    outline.regions = regions
  }

  /// Forgets where everything is drawn.
  mutating func forgetRegions() { outline.regions = nil }

  /// Tells where everything is drawn; `nil` until it is asked for again, so that it can change
  /// without being copied.
  mutating func setFrames(_ frames: NestedFrames?) {
    outline.regions?.frames = frames ?? NestedFrames()
  }

  /// Takes over the elements of a tree.
  ///
  /// - Complexity: O(number of siblings on the way to each difference), but for elements that
  ///   changed where they stand; O(n) more when nodes come or go. Not recursive.
  mutating func update(to tree: LoweredTree) -> Change {
    var change = Change()
    var replacements: [Replacement] = []
    // Freed at the end, from the top, one by one: elements in elements would be freed recursively.
    var retired: [AccessibilityElement] = []
    var pairs: [(parent: NodeID?, old: [AccessibilityElement], new: [AccessibilityElement])] = []
    if let new = tree.roots {
      pairs.append((nil, roots, new))
      roots = new
    }
    for (before, after) in tree.changed {
      updateNode(before, after, &change)
      retired.append(before)
      pairs.append((after.id, before.children, after.children))
    }
    while let (parent, old, new) = pairs.popLast() {
      let (old, new) = (ordered(old), ordered(new))
      var start = 0
      var changed: [(before: AccessibilityElement, after: AccessibilityElement)] = []
      while start < old.count, start < new.count, Self.isSame(old[start], new[start]) {
        if old[start] !== new[start] { changed.append((old[start], new[start])) }
        start += 1
      }
      var tail = 0
      while tail < old.count - start, tail < new.count - start,
        Self.isSame(old[old.count - 1 - tail], new[new.count - 1 - tail])
      {
        tail += 1
        let (before, after) = (old[old.count - tail], new[new.count - tail])
        if before !== after { changed.append((before, after)) }
      }
      for (before, after) in changed {
        updateNode(before, after, &change)
        retired.append(before)
        pairs.append((after.id, before.children, after.children))
      }
      let gone = old[start..<old.count - tail]
      let came = new[start..<new.count - tail]
      if gone.isEmpty, came.isEmpty { continue }
      retired += remove(gone, &change)
      replacements.append(
        Replacement(
          parent: parent,
          sibling: start > 0 ? new[start - 1].id : nil,
          count: gone.count,
          nodes: insert(came, &change)
        )
      )
    }
    apply(replacements)
    return withExtendedLifetime(retired) { change }
  }

  private mutating func apply(_ replacements: [Replacement]) {
    guard replacements.count < Self.manyReplacements else {
      outline.replaceChildren(
        of: nil,
        after: nil,
        removing: outline.roots.count,
        with: preorder(roots[...]).map(Outline.Insertion.init)
      )
      return
    }
    for replacement in replacements {
      outline.replaceChildren(
        of: replacement.parent,
        after: replacement.sibling,
        removing: replacement.count,
        with: replacement.nodes
      )
    }
  }

  private mutating func updateNode(
    _ old: AccessibilityElement,
    _ new: AccessibilityElement,
    _ change: inout Change
  ) {
    elements[new.id] = new
    unlocated.append(new.node)
    guard old.content != new.content else { return }
    outline.update(new.id) { content in
      let region = content.region
      content = new.content
      content.region = region
    }
    change.updated.append(new.id)
  }

  private mutating func remove(
    _ gone: ArraySlice<AccessibilityElement>,
    _ change: inout Change
  ) -> [AccessibilityElement] {
    preorder(gone).map { element, _ in
      elements[element.id] = nil
      outline.regions?.set([], of: element.id)
      change.removed.append(element.id)
      return element
    }
  }

  private mutating func insert(
    _ came: ArraySlice<AccessibilityElement>,
    _ change: inout Change
  ) -> [Outline.Insertion] {
    preorder(came).map { element, depth in
      elements[element.id] = element
      unlocated.append(element.node)
      change.inserted.append(element.id)
      return Outline.Insertion(element, depth: depth)
    }
  }

  /// Elements with all that is below them, and how deep they stand.
  private func preorder(
    _ elements: ArraySlice<AccessibilityElement>
  ) -> [(element: AccessibilityElement, depth: Int)] {
    var all: [(element: AccessibilityElement, depth: Int)] = []
    var stack = elements.reversed().map { ($0, 0) }
    while let (element, depth) = stack.popLast() {
      all.append((element, depth))
      for child in ordered(element.children).reversed() { stack.append((child, depth + 1)) }
    }
    return all
  }

  /// Whether two elements are the same node, which can be updated where it is.
  private static func isSame(_ old: AccessibilityElement, _ new: AccessibilityElement) -> Bool {
    old === new || (old.id == new.id && old.content.isGroup == new.content.isGroup)
  }

  /// Elements in the order of reading: by priority, then as they come.
  private func ordered(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    guard hasSortPriorities, elements.contains(where: { $0.fields.sortPriority != 0 }) else {
      return elements
    }
    return elements.enumerated().sorted {
      ($1.element.fields.sortPriority, $0.offset) < ($0.element.fields.sortPriority, $1.offset)
    }.map(\.element)
  }
}

extension Outline.Insertion {
  fileprivate init(_ element: AccessibilityElement, depth: Int) {
    self.init(id: element.id, content: element.content, depth: depth)
  }
}
