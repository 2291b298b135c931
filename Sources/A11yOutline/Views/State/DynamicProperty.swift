/// A stored property of a view that gets its value from the tree.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A dynamic property of this module.
protocol LinkedProperty: DynamicProperty {
  /// Connects the property with a node.
  ///
  /// - Parameters:
  ///   - node: The node whose view has the property.
  ///   - index: The place of the property's storage in the node; advanced when it has one.
  mutating func link(to node: ViewNode, index: inout Int)
}
