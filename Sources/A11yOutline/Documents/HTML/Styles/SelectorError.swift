/// Why a selector could not be read.
public struct SelectorError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was wrong, with the selector.
  public var description: String

  /// Creates an error.
  public init(_ description: String) {
    self.description = description
  }
}
