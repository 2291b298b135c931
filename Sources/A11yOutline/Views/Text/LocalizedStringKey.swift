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
  var resolved: String { Bundle.main.localizedString(forKey: key, value: key, table: nil) }
}
