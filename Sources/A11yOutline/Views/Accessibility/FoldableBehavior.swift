/// A node that groups what is below it, although its view has no expansion of its own.
///
/// A listener may still close it; whether it is open stays with the node.
class FoldableBehavior: NodeBehavior, LoweringUnit {
  private(set) var isExpanded = true

  /// The group of some elements.
  final func group(
    _ content: NodeContent,
    _ children: [AccessibilityElement]
  ) -> AccessibilityElement {
    var fields = AccessibilityElement.Fields(content: content, children: children)
    fields.content.isGroup = true
    fields.content.isExpanded = isExpanded
    fields.actions.setExpanded = { [weak self] in self?.setExpanded($0) }
    return AccessibilityElement(node, fields)
  }

  private func setExpanded(_ isExpanded: Bool) {
    self.isExpanded = isExpanded
    node.structureChanged()
    expansionChanged()
  }

  /// The listener opened or closed the group.
  func expansionChanged() {}
}
