extension WebPage {
  /// The attributes that name an element or its role, in the order in which they are told.
  static let labelAttributes: [ARIAAttribute] = [
    .label, .labelledBy, .roleDescription, .brailleLabel, .brailleRoleDescription,
  ]

  /// The attributes of an element that begin with `aria-`, but for duplicates.
  func ariaAttributes(of node: Int) -> some Sequence<HTMLDocument.Attribute> {
    document.attributes(of: node).lazy.filter { $0.name.hasPrefix("aria-") && !$0.isDuplicate }
  }

  /// The role that decides which attributes an element may have; `nil` where none does, since the
  /// element has a meaning that WAI-ARIA has no role for.
  func roleForAttributes(_ node: Int) -> AccessibleRole? {
    // A role that only lacks what must be around it still has its states.
    if let explicit = explicitRole(node), explicit != .presentation,
      !explicit.definition.requiredContext.isEmpty
    {
      return explicit
    }
    guard role(node) == .generic || role(node) == .presentation else { return role(node) }
    let name = document.name(node)
    if document.namespace(node) != .html { return role(node) == .generic ? nil : role(node) }
    if Self.elementsWithoutRole.contains(name) || name.contains("-") { return nil }
    return role(node)
  }

  /// Elements that WAI-ARIA has no role for although they mean something (HTML-AAM 1.0).
  private static let elementsWithoutRole: Set<String> = [
    "abbr", "area", "audio", "canvas", "dd", "dl", "dt", "embed", "fieldset", "figcaption",
    "iframe", "input", "map", "object", "picture", "portal", "video", "img",
  ]

  /// The attributes that an author must state for the role that an element states.
  ///
  /// Empty where the element means the same without its role, where the browser knows the state,
  /// and for states that have a default.
  func requiredAttributes(of node: Int) -> [ARIAAttribute] {
    guard let role = explicitRole(node) else { return [] }
    guard self.role(node) == role || !role.definition.requiredContext.isEmpty else { return [] }
    let name = document.name(node)
    switch role {
    case .option, .treeItem, .progressBar: return []
    case .checkbox, .radio, .switch, .menuItemCheckbox, .menuItemRadio:
      return document.isInput(node, "checkbox", "radio") ? [] : [.checked]
    case .heading:
      return ["h1", "h2", "h3", "h4", "h5", "h6"].contains(name) ? [] : [.level]
    case .slider, .meter, .spinButton, .scrollBar:
      if document.isInput(node, "range", "number") || name == "meter" { return [] }
      return role.definition.required
    case .comboBox: return name == "select" ? [] : role.definition.required
    case .separator:
      return name != "hr" && tree.isFocusable[node] ? [.valueNow] : []
    default: return role.definition.required
    }
  }
}
