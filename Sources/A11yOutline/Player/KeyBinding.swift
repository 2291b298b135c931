/// A key, or two keys one after the other, and the command that they give.
struct KeyBinding: Sendable {
  /// One key, or two.
  let keys: [Key]
  /// The command; `nil` for none.
  let command: Command?

  /// Creates a binding; `nil` when there is no such key, or more than two.
  ///
  /// - Parameters:
  ///   - text: The keys, separated by a space.
  ///   - command: The command; `nil` to take it from the keys.
  init?(_ text: String, _ command: Command?) {
    let names = text.split(separator: " ")
    keys = names.compactMap { Key(String($0)) }
    guard keys.count == names.count, (1...2).contains(keys.count) else { return nil }
    self.command = command
  }

  /// The bindings of a table whose keys are known to be right.
  static func table(_ bindings: KeyValuePairs<String, Command>) -> [KeyBinding] {
    bindings.map { text, command in
      guard let binding = KeyBinding(text, command) else {
        preconditionFailure("There is no key \(text).")
      }
      return binding
    }
  }
}
