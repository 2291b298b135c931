/// The start of an element: its name and its attributes in their order.
struct XMLElement {
  /// One attribute.
  struct Attribute {
    /// The name without the prefix of its namespace.
    var name: String

    /// The prefix of its namespace; `nil` without one.
    var prefix: String?

    /// The value, without references.
    var value: String
  }

  /// The name without the prefix of its namespace.
  var name: String

  /// The attributes.
  var attributes: [Attribute]

  /// Where its tag begins in the document.
  var source: SourcePosition

  /// The value of an attribute; `nil` when there is none.
  subscript(name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// The value of an attribute that holds more than white space, without it at its ends.
  func text(of name: String) -> String? {
    self[name]?.trimmed
  }
}
