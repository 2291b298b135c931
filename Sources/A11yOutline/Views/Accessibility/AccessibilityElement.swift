/// What one view states to assistive technology, with what is below it.
///
/// What changes is made anew, and all else stays the same object, so that a comparison of two
/// outlines passes over what is the same. Only an element that stands in a list which nothing else
/// changes takes its new fields itself, so that the list stays the same too.
final class AccessibilityElement {
  struct Fields {
    var content: NodeContent
    var children: [AccessibilityElement] = []
    var actions = ElementActions()
    var sortPriority = 0.0
    /// What is seen in place of the element's own node, of an element that represents a view.
    unowned var representedNode: ViewNode? = nil
    /// The part of a styled control that the element comes from.
    var slot: ObjectIdentifier?
  }

  let id: NodeID
  unowned let node: ViewNode
  private(set) var fields: Fields

  init(_ node: ViewNode, _ fields: Fields) {
    if let id = node.outlineID {
      self.id = id
    } else {
      id = node.graph.makeOutlineID()
      node.outlineID = id
    }
    self.node = node
    self.fields = fields
    if fields.sortPriority != 0 { node.graph.hasSortPriorities = true }
  }

  convenience init(_ node: ViewNode, _ content: NodeContent) {
    self.init(node, Fields(content: content))
  }

  /// The node that is drawn where the element is to be found.
  var drawnNode: ViewNode { fields.representedNode ?? node }

  var content: NodeContent { fields.content }
  var children: [AccessibilityElement] { fields.children }

  /// Whether the element is a button or a switch.
  var isControl: Bool { content.role == .button || content.role == .toggle }

  /// Takes the fields of another of the same identity.
  ///
  /// - Returns: An element as this one was.
  func take(_ fields: Fields) -> AccessibilityElement {
    let before = AccessibilityElement(node, self.fields)
    self.fields = fields
    return before
  }

  /// A copy with changes, of the same identity.
  func modified(_ change: (inout Fields) -> Void) -> AccessibilityElement {
    var fields = fields
    change(&fields)
    return AccessibilityElement(node, fields)
  }
}

extension ViewNode {
  /// The content of an element of the node, with the facts that its surroundings decide.
  func content(
    _ name: String,
    _ role: Outline.Role,
    value: String? = nil
  ) -> NodeContent {
    NodeContent(
      name: name,
      role: role,
      value: value,
      isEnabled: environment.isEnabled,
      isHitTestable: environment.allowsHitTesting
    )
  }
}

extension [AccessibilityElement] {
  /// The controls among the elements, as actions to be chosen by name, and the actions that the
  /// elements have themselves.
  var asActions: [(name: String, run: () -> Void)] {
    filter { !$0.content.isHidden }.flatMap { element in
      let named = element.fields.actions.named
      guard element.isControl, let run = element.fields.actions.activate else { return named }
      return [(element.content.name, run)] + named
    }
  }

  /// The words of the elements as the label of a control.
  ///
  /// Pictures beside text are decoration and stay unread; hidden elements do too.
  var spokenLabel: String {
    var names: [String] = []
    var pictures: [String] = []
    var stack = Array(reversed())
    while let element = stack.popLast() {
      let content = element.content
      if content.isHidden { continue }
      if !content.name.isEmpty {
        if content.role == .image {
          pictures.append(content.name)
        } else {
          names.append(content.name)
        }
      }
      stack.append(contentsOf: element.children.reversed())
    }
    return (names.isEmpty ? pictures : names).joined(separator: ", ")
  }
}
