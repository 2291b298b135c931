/// A node that groups what is below it, although its view has no expansion of its own.
///
/// A listener may still close it; whether it is open stays with the node.
class FoldableBehavior: NodeBehavior, LoweringUnit {
  private(set) var isExpanded = true
  private var binding: Binding<Bool>?

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

  /// Takes over what a binding says, which from now on tells whether the group is open.
  @MainActor
  final func follow(_ binding: Binding<Bool>?) {
    self.binding = binding
    let stated = node.observing { binding?.wrappedValue }
    guard let isExpanded = stated, isExpanded != self.isExpanded else { return }
    changeExpansion(isExpanded)
  }

  private func setExpanded(_ isExpanded: Bool) {
    if let binding { binding.wrappedValue = isExpanded } else { changeExpansion(isExpanded) }
  }

  private func changeExpansion(_ isExpanded: Bool) {
    self.isExpanded = isExpanded
    node.structureChanged()
    expansionChanged()
  }

  /// The listener opened or closed the group.
  func expansionChanged() {}
}
