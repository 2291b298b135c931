/// Reads the attributes of an element that its role supports.
struct StateSource {
  let document: HTMLDocument
  let node: Int

  /// The role whose states count: the one in force or, where that is only a fallback for want of
  /// the required context, the one that the author declares.
  let role: AccessibleRole

  init(tree: AccessibilityTree, node: Int) {
    document = tree.document
    self.node = node
    let explicit = tree.explicitRoles[node]
    let lacksContext = explicit.map {
      $0 != .presentation && !$0.definition.requiredContext.isEmpty
    }
    role = lacksContext == true ? explicit ?? tree.roles[node] : tree.roles[node]
  }

  /// Whether the element has an attribute.
  func hasAttribute(_ name: String) -> Bool { document.hasAttribute(name, of: node) }

  /// Whether the role supports an attribute.
  func supports(_ attribute: ARIAAttribute) -> Bool { role.definition.supports(attribute) }

  /// The value of an attribute that the role supports; `nil` if it is missing or blank.
  func text(_ attribute: ARIAAttribute) -> String? {
    guard document.nodes[node].attributeCount > 0, supports(attribute) else { return nil }
    return document.text(of: attribute.rawValue, of: node)
  }

  /// The value in lower case; `nil` if it is missing, blank or `undefined`.
  func token(_ attribute: ARIAAttribute) -> String? {
    guard let token = text(attribute)?.lowercased(), token != "undefined" else { return nil }
    return token
  }

  /// The value as a whole number.
  func integer(_ attribute: ARIAAttribute) -> Int? { text(attribute).flatMap { Int($0) } }
}
