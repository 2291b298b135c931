/// A value that views read and change.
final class StateStorage<Value>: Dependency {
  private var value: Value
  private var readers: [ObjectIdentifier: ViewNode] = [:]

  init(_ value: Value) {
    self.value = value
  }

  /// Reads the value; the node that is being evaluated depends on it from now on.
  func read() -> Value {
    if let node = Tracking.current, readers.updateValue(node, forKey: ObjectIdentifier(node)) == nil
    {
      node.dependencies.append(self)
    }
    return value
  }

  /// Changes the value and has those that read it evaluated again.
  func write(_ value: Value) {
    self.value = value
    for node in readers.values { node.graph.invalidate(node) }
  }

  func forget(_ node: ViewNode) {
    readers[ObjectIdentifier(node)] = nil
  }
}
