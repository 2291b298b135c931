/// The text of a phrase, with the names of its values in braces.
enum Template: Hashable, Sendable, ExpressibleByStringLiteral {
  /// One text for all counts.
  case plain(String)
  /// A text for each plural category; the count is the value `count`.
  case counted([PluralCategory: String])

  init(stringLiteral text: String) {
    self = .plain(text)
  }

  /// The texts of all plural categories.
  var texts: [String] {
    switch self {
    case .plain(let text): [text]
    case .counted(let texts): Array(texts.values)
    }
  }
}
