extension JSONScanner {
  /// What may come next while a value is passed over.
  private enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, commaOrEnd

    var allowsValue: Bool { self == .value || self == .valueOrEnd }
  }

  /// Passes over one whole value, however deep.
  ///
  /// - Returns: How many elements each array in it has, in the order in which the arrays begin.
  @discardableResult
  mutating func skipValue() throws(Failure) -> [Int] {
    /// The index of each open array in `counts`; `nil` for an object.
    var open: [Int?] = []
    var counts: [Int] = []
    var expectation = Expectation.value
    repeat {
      let token = try next()
      if expectation.allowsValue, token.beginsValue {
        if let array = open.last ?? nil { counts[array] += 1 }
        switch token {
        case .beginObject:
          open.append(nil)
          expectation = .keyOrEnd
        case .beginArray:
          open.append(counts.count)
          counts.append(0)
          expectation = .valueOrEnd
        default:
          expectation = .commaOrEnd
        }
        continue
      }
      switch (expectation, token) {
      case (.key, .string), (.keyOrEnd, .string):
        guard try next() == .colon else { throw Failure(offset: start, reason: "expected \":\"") }
        expectation = .value
      case (.commaOrEnd, .comma) where !open.isEmpty:
        expectation = open.last == .some(nil) ? .key : .value
      case (.valueOrEnd, .endArray), (.keyOrEnd, .endObject),
        (.commaOrEnd, .endArray) where open.last?.map({ _ in true }) ?? false,
        (.commaOrEnd, .endObject) where open.last == .some(nil):
        open.removeLast()
        expectation = .commaOrEnd
      default:
        throw Failure(offset: start, reason: "\(token.name) is not expected here")
      }
    } while expectation != .commaOrEnd || !open.isEmpty
    return counts
  }
}

extension JSONScanner.Token {
  /// Whether a value begins with the token.
  fileprivate var beginsValue: Bool {
    switch self {
    case .beginObject, .beginArray, .string, .number, .yes, .no, .null: true
    case .endObject, .endArray, .colon, .comma, .end: false
    }
  }
}
