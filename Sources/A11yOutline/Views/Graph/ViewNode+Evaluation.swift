extension ViewNode {
  /// Takes a new value and evaluates it, unless it is the same as before.
  @MainActor
  func update<V: View>(_ new: V, environment: EnvironmentValues) {
    if !isDirty, environment.isIdentical(to: self.environment), let old = view as? V,
      hasSameBits(old, new)
    {
      return
    }
    view = new
    if environment.layoutDirection != self.environment.layoutDirection { graph.isTurned = true }
    self.environment = environment
    evaluate()
  }

  /// Evaluates the view again.
  @MainActor
  func evaluate() {
    isDirty = false
    forgetDependencies()
    forgetObservations()
    let (outer, outerTransaction) = (Tracking.current, Transaction.evaluated)
    Tracking.current = self
    if let pendingTransaction {
      Transaction.evaluated = pendingTransaction
      self.pendingTransaction = nil
    }
    graph.evaluations += 1
    view._evaluate(in: self)
    Tracking.current = outer
    Transaction.evaluated = outerTransaction
  }

  /// Brings the child at an index up to date, or puts a new one there when the type is another.
  @MainActor
  func updateChild<V: View>(
    _ index: Int,
    _ view: V,
    environment: EnvironmentValues? = nil,
    isActive: Bool? = nil
  ) {
    let environment = environment ?? self.environment
    if index < children.count {
      let child = children[index]
      if child.type == ObjectIdentifier(V.self) {
        child.update(view, environment: environment)
        return
      }
      child.unmount()
    }
    let child = ViewNode(
      view,
      in: graph,
      parent: self,
      environment: environment,
      isActive: isActive ?? self.isActive
    )
    if index < children.count { children[index] = child } else { children.append(child) }
    child.evaluate()
    structureChanged()
  }

  /// Like ``updateChild(_:_:environment:isActive:)``, for a view whose type is hidden.
  @MainActor
  func updateAnyChild(
    _ index: Int,
    _ view: any View,
    environment: EnvironmentValues? = nil,
    isActive: Bool? = nil
  ) {
    func open<V: View>(_ view: V) {
      updateChild(index, view, environment: environment, isActive: isActive)
    }
    open(view)
  }

  /// Takes all children from an index on out of the tree.
  func removeChildren(from index: Int) {
    guard index < children.count else { return }
    for child in children[index...] { child.unmount() }
    children.removeSubrange(index...)
    structureChanged()
  }

  /// Drops what was computed from the list of children.
  func structureChanged() {
    invalidateElements()
    invalidateItems()
  }

  /// Takes the node and all below it out of the tree; state ends.
  ///
  /// Not recursive, and nothing is freed before the end: the tree can be deeper than the stack.
  func unmount() {
    var nodes = [self]
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      index += 1
      guard node.isMounted else { continue }
      node.isMounted = false
      node.behavior?.willUnmount()
      node.forgetDependencies()
      node.forgetObservations()
      nodes.append(contentsOf: node.children)
    }
    for node in nodes {
      node.children = []
      node.parent = nil
      node.itemCache = nil
      node.elementCache = nil
    }
  }

  /// Makes the node and what is to be there with it present, or absent.
  func setActive(_ isActive: Bool) {
    var stack = [self]
    while let node = stack.popLast() {
      guard node.isActive != isActive else { continue }
      node.isActive = isActive
      if node.outlineID != nil { graph.unlocated.append(node) }
      node.behavior?.activityChanged()
      for child in node.children.reversed()
      where !isActive || node.behavior?.activates(child) ?? true {
        stack.append(child)
      }
    }
  }

  private func forgetDependencies() {
    for dependency in dependencies { dependency.forget(self) }
    dependencies.removeAll(keepingCapacity: true)
  }
}
