extension AccessibilityElement {
  /// Whether the element is open: a group, or a button whose value says so; `nil` for others.
  var expansion: Bool? {
    if let isExpanded = content.isExpanded { return isExpanded }
    guard content.role == .button, content.isEnabled else { return nil }
    switch content.value?.lowercased() {
    case "expanded": return true
    case "collapsed": return false
    default: return nil
    }
  }

  /// Opens or closes the element; a button does that by its action.
  @MainActor
  func setExpanded(_ isExpanded: Bool) {
    if let set = fields.actions.setExpanded {
      set(isExpanded)
    } else {
      fields.actions.activate?()
    }
  }
}
