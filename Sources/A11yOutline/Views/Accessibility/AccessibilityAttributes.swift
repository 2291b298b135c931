/// What accessibility modifiers state about the elements of a view.
struct AccessibilityAttributes {
  var label: String?
  var value: String?
  var hint: String?
  var isHidden: Bool?
  var identifier: String?
  var added = AccessibilityTraits()
  var removed = AccessibilityTraits()
  var sortPriority: Double?
  var headingLevel: Int?
  var inputLabels: [String] = []
  var details: [AccessibilityDetail] = []
  var activate: (() -> Void)?
  var tap: (() -> Void)?
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var named: [(name: String, run: () -> Void)] = []
  var shortcut: KeyboardShortcut?

  /// Adds what is stated to one element.
  func apply(to fields: inout AccessibilityElement.Fields) {
    if let label { fields.content.name = label }
    if let value { fields.content.value = value.isEmpty ? nil : value }
    if let hint { fields.content.hint = hint }
    if let isHidden { fields.content.isHidden = isHidden || fields.content.isHidden }
    if let identifier { fields.content.identifier = identifier }
    if let role = added.role, !fields.content.isGroup || role == .heading {
      fields.content.role = role
    }
    if let role = removed.role, fields.content.role == role {
      fields.content.role = fields.content.isGroup ? .group : .text
    }
    if added.contains(.isSelected) {
      fields.content.value = [fields.content.value, "selected"].compactMap(\.self)
        .joined(separator: ", ")
    }
    if let headingLevel {
      fields.content.role = .heading
      fields.content.headingLevel = headingLevel == 0 ? nil : headingLevel
    }
    if let sortPriority { fields.sortPriority = sortPriority }
    fields.content.otherNames += inputLabels
    for detail in details {
      let place: WritableKeyPath<NodeContent, String?> =
        detail.isImportant ? \.value : \.description
      let words = [fields.content[keyPath: place], detail.words]
      fields.content[keyPath: place] = words.compactMap(\.self).joined(separator: ", ")
    }
    if let activate = activate ?? (fields.actions.activate == nil ? tap : nil) {
      fields.actions.activate = activate
    }
    if let adjust { fields.actions.adjust = adjust }
    fields.actions.named += named
    if let shortcut { fields.content.shortcut = shortcut.keyName }
  }
}
