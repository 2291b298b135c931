/// What OPML has no attribute for, as attributes of a namespace of our own.
enum OPMLField: String, CaseIterable {
  case role, value, level, hint, language, rows, columns
  case identifier = "id"
  case isDisabled = "disabled"

  /// The prefix of the attributes.
  static let prefix = "outline"

  /// The namespace that the prefix stands for.
  static let namespace = "urn:a11y-outline:opml"

  /// The name of the attribute.
  var attribute: String { "\(Self.prefix):\(rawValue)" }

  /// Takes the value of an attribute into a node.
  func take(_ text: String, into content: inout NodeContent) {
    switch self {
    case .role: content.role = Outline.Role(rawValue: text) ?? content.role
    case .value: content.value = text
    case .level: content.headingLevel = Int(text)
    case .hint: content.hint = text
    case .language: content.language = text
    case .rows: content.rows = Int(text)
    case .columns: content.columns = Int(text)
    case .identifier: content.identifier = text
    case .isDisabled: content.isEnabled = text != "true"
    }
  }
}
