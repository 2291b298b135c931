extension ViewNode {
  /// What the node gives to the outline, computed once until something changes.
  var elements: [AccessibilityElement] {
    if let elementCache { return elementCache }
    let elements = behavior?.elements() ?? childElements
    elementCache = elements
    return elements
  }

  /// What the children give to the outline.
  var childElements: [AccessibilityElement] {
    if children.count == 1 { return children[0].elements }
    var elements: [AccessibilityElement] = []
    elements.reserveCapacity(children.count)
    for child in children { elements.append(contentsOf: child.elements) }
    return elements
  }

  /// What the node gives to its layout container, computed once until something changes.
  var items: [LayoutItem] {
    if let itemCache { return itemCache }
    let items = behavior?.items() ?? childItems
    itemCache = items
    return items
  }

  /// What the children give to the node's layout container.
  var childItems: [LayoutItem] {
    if children.count == 1 { return children[0].items }
    var items: [LayoutItem] = []
    for child in children { items.append(contentsOf: child.items) }
    return items
  }

  /// Drops what the node and those above it give to the outline, up to a unit whose element can
  /// stay the same object.
  ///
  /// - Complexity: O(depth); less where it was dropped already.
  func invalidateElements() {
    graph.outlineIsStale = true
    var next: ViewNode? = self
    while let node = next, node === self || node.elementCache != nil {
      if node.behavior is any LoweringUnit {
        if node.canKeepElement {
          if !node.keepsStaleElement { graph.keptUnits.append(node) }
          node.keepsStaleElement = true
          return
        }
        graph.staleUnits.append(node)
      }
      node.elementCache = nil
      next = node.parent
    }
  }

  /// Whether the node has one element, which all above pass on as it is.
  private var canKeepElement: Bool {
    guard elementCache?.count == 1 else { return false }
    var next = parent
    while let node = next {
      guard node.elementCache != nil, node.behavior?.passesElements ?? true else { return false }
      next = node.parent
    }
    return true
  }

  /// Drops the list of what the node gives to its layout container.
  ///
  /// - Complexity: O(depth); less where it was dropped already.
  func invalidateItems() {
    graph.layoutIsStale = true
    if let item = behavior?.ownItem {
      item.contentChanged()
      return
    }
    itemCache = nil
    var next = parent
    while let node = next {
      if let item = node.behavior?.ownItem {
        item.contentChanged()
        return
      }
      guard node.itemCache != nil else { return }
      node.itemCache = nil
      next = node.parent
    }
  }

  /// Drops the sizes that depend on the node's own items.
  func invalidateLayout() {
    graph.layoutIsStale = true
    for item in itemCache ?? [] { item.invalidate() }
  }
}

/// A behavior whose node stands for one node of the outline with others below it.
///
/// Such nodes are lowered from the deepest up, so that lowering does not recurse through levels.
protocol LoweringUnit {}
