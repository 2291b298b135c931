/// A node of rows, of which some may be selected.
final class ListBehavior: NodeBehavior {
  private var selection: ListSelection?
  private lazy var rows = ArrangedContent(of: node, .vertical, spacing: 0) { [unowned node] in
    node.childItems
  }
  private lazy var item = LayoutItem(rows)

  override var ownItem: LayoutItem? { item }
  override var passesElements: Bool { selection == nil }

  @MainActor
  func update(_ selection: ListSelection?) {
    self.selection = selection
    // Reads what is selected, so that the node is evaluated again when that changes.
    _ = node.observing { selection?.isSelected(AnyHashable(0)) }
    if selection != nil { node.invalidateElements() }
  }

  override func elements() -> [AccessibilityElement] {
    guard let selection else { return node.childElements }
    return node.childElements.map { selectable($0, selection) }
  }

  /// A row with what selects it, and the rows below it.
  private func selectable(
    _ element: AccessibilityElement,
    _ selection: ListSelection
  ) -> AccessibilityElement {
    let children = element.children.map { selectable($0, selection) }
    guard let identity = identity(of: element) else {
      return children.isEmpty ? element : element.modified { $0.children = children }
    }
    return element.modified {
      $0.children = children
      if selection.isSelected(identity) {
        $0.content.value = [$0.content.value, "selected"].compactMap(\.self).joined(separator: ", ")
      }
      if $0.actions.activate == nil { $0.actions.activate = { selection.toggle(identity) } }
    }
  }

  /// The tag of a row, or the identity of its element.
  private func identity(of element: AccessibilityElement) -> AnyHashable? {
    var next: ViewNode? = element.node
    while let current = next, current !== node {
      if let identity = current.identity { return identity }
      next = current.parent
    }
    return nil
  }
}
