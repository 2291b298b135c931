extension JSONScanner {
  /// What may come next while a value is passed over.
  private enum Expectation {
    case value, valueOrEnd, key, keyOrEnd, commaOrEnd
  }

  /// Passes over one whole value, however deep.
  mutating func skipValue() throws(Failure) {
    var closers: [Token] = []
    var expectation = Expectation.value
    repeat {
      let token = try next()
      switch (expectation, token) {
      case (.value, .beginObject), (.valueOrEnd, .beginObject):
        closers.append(.endObject)
        expectation = .keyOrEnd
      case (.value, .beginArray), (.valueOrEnd, .beginArray):
        closers.append(.endArray)
        expectation = .valueOrEnd
      case (.value, .string), (.value, .number), (.value, .yes), (.value, .no), (.value, .null),
        (.valueOrEnd, .string), (.valueOrEnd, .number), (.valueOrEnd, .yes), (.valueOrEnd, .no),
        (.valueOrEnd, .null):
        expectation = .commaOrEnd
      case (.key, .string), (.keyOrEnd, .string):
        guard try next() == .colon else { throw Failure(offset: start, reason: "expected \":\"") }
        expectation = .value
      case (.commaOrEnd, .comma) where !closers.isEmpty:
        expectation = closers.last == .endObject ? .key : .value
      case (.valueOrEnd, .endArray), (.keyOrEnd, .endObject),
        (.commaOrEnd, .endArray) where closers.last == .endArray,
        (.commaOrEnd, .endObject) where closers.last == .endObject:
        closers.removeLast()
        expectation = .commaOrEnd
      default:
        throw Failure(offset: start, reason: "unexpected \(token.name)")
      }
    } while expectation != .commaOrEnd || !closers.isEmpty
  }
}
