/// A whole JSON text in memory, in preorder in one array: what is below a value is the contiguous
/// range after it, so that no depth needs recursion.
struct JSONTree {
  /// What a value is.
  enum Kind: Equatable {
    case object, array, string, number, bool, null
  }

  /// One value.
  struct Value {
    let kind: Kind
    /// The name of the member that it is.
    let key: String?
    /// The text of a string or number.
    let text: String
    /// The index after the last value in it.
    var end: Int
  }

  /// All values; the first is that of the whole text.
  private(set) var values: [Value] = []

  /// Reads a text.
  ///
  /// - Complexity: O(length).
  init(_ utf8: UnsafeBufferPointer<UInt8>) throws(JSONScanner.Failure) {
    var checker = JSONScanner(utf8)
    _ = try checker.checkedArrayCounts()
    var scanner = JSONScanner(utf8)
    var open: [Int] = []
    var key: String?
    while true {
      let token = try scanner.next()
      switch token {
      case .end: return
      case .comma, .colon: continue
      case .endObject, .endArray: open.popLast().map { values[$0].end = values.count }
      case .string where key == nil && open.last.map { values[$0].kind } == .object:
        key = scanner.text
      default:
        let kind = Kind(token)
        let hasText = kind == .string || kind == .number
        values.append(
          Value(kind: kind, key: key, text: hasText ? scanner.text : "", end: values.count + 1)
        )
        key = nil
        if kind == .object || kind == .array { open.append(values.count - 1) }
      }
    }
  }

  /// The values that stand directly in one.
  func children(_ value: Int) -> [Int] {
    var children: [Int] = []
    var next = value + 1
    while next < values[value].end {
      children.append(next)
      next = values[next].end
    }
    return children
  }

  /// The member of an object; `nil` when it has none of this name.
  func member(_ name: String, of value: Int) -> Int? {
    var next = value + 1
    while next < values[value].end {
      if values[next].key == name { return next }
      next = values[next].end
    }
    return nil
  }

  /// The element of an array; `nil` beyond its end.
  func element(_ position: Int, of value: Int) -> Int? {
    var next = value + 1
    for _ in 0..<position {
      guard next < values[value].end else { return nil }
      next = values[next].end
    }
    return next < values[value].end ? next : nil
  }

  /// The text of a string or number; empty for anything else.
  func text(_ value: Int?) -> String { value.map { values[$0].text } ?? "" }
}

extension JSONTree.Kind {
  fileprivate init(_ token: JSONScanner.Token) {
    switch token {
    case .beginObject: self = .object
    case .beginArray: self = .array
    case .string: self = .string
    case .number: self = .number
    case .yes, .no: self = .bool
    default: self = .null
    }
  }
}
