/// A simple value of the configuration.
enum ConfigurationValue: Hashable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)

  /// The value as JSON writes it.
  var json: String {
    switch self {
    case .text(let text): JSONText.quoted(text)
    case .number(let number): String(number)
    case .flag(let flag): String(flag)
    }
  }
}
