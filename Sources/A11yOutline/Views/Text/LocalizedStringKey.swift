import Foundation

/// A text that may have translations.
///
/// As in SwiftUI: translations come from the string tables of the program's bundle, if it has any.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  private let key: String

  /// Creates a key.
  public init(_ value: String) {
    key = value
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    key = value
  }

  /// The translation, or the key itself.
  var resolved: String { resolved(in: .main, table: nil) }

  /// The translation in a table of a bundle, or the key itself.
  func resolved(in bundle: Bundle, table: String?) -> String {
    bundle.localizedString(forKey: key, value: key, table: table)
  }
}
