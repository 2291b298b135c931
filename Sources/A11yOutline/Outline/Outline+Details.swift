extension Outline {
  /// What only some nodes have: nothing is kept for a node without, and what is kept lies in
  /// memory once however often it is copied.
  struct Details: Sendable {
    /// Changed only while nobody else refers to it, so that it can be shared between threads.
    final class Storage: @unchecked Sendable {
      fileprivate(set) var fields: Fields

      fileprivate init(_ fields: Fields) {
        self.fields = fields
      }
    }

    /// Where what is stated lies; `nil` when nothing is.
    ///
    /// One field is read through it without the others being copied.
    private(set) var storage: Storage?

    /// The details of a node of which none are stated.
    init() {}

    /// Keeps what is stated.
    init(_ fields: Fields) {
      if !fields.isEmpty { storage = Storage(fields) }
    }

    /// Whether nothing was ever stated.
    var isEmpty: Bool { storage == nil }

    /// All that is stated.
    var fields: Fields { storage?.fields ?? Fields() }

    /// Changes what is stated.
    mutating func update(_ change: (inout Fields) -> Void) {
      guard storage != nil else {
        var fields = Fields()
        change(&fields)
        self = Details(fields)
        return
      }
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(fields) }
      if let storage { change(&storage.fields) }
    }
  }
}

extension Outline.Details: Hashable {
  static func == (left: Outline.Details, right: Outline.Details) -> Bool {
    left.storage === right.storage || left.fields == right.fields
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fields)
  }
}
