/// Arguments that cannot be carried out.
struct UsageError: Error, CustomStringConvertible {
  /// What is wrong, and what would be right.
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
