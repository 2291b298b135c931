/// Turns the tokens of the outline format into an outline, without recursion.
struct OutlineJSONParser {
  /// What is wrong, where in the bytes and where in the outline.
  struct Failure: Error {
    let offset: Int
    let reason: String
    let path: String
  }

  /// An item whose object has begun and not ended.
  struct OpenItem {
    var content = NodeContent(name: "")
    var id: NodeID?
    var offset: Int
    /// The place in its array, from 0.
    var index: Int
    var childCount = 0
    var seen: OutlineFields = []
    var expandedOffset = 0
  }

  var scanner: JSONScanner
  var tracker = PositionTracker()
  let utf8: UnsafeBufferPointer<UInt8>
  var builder = OutlineBuilder()
  var open: [OpenItem] = []
  private var rootCount = 0
  var identifiers: Set<String> = []
  /// The member that is being read, for the path in an error.
  private var field = ""

  init(_ utf8: UnsafeBufferPointer<UInt8>, warnings: [DocumentWarning]) {
    self.utf8 = utf8
    scanner = JSONScanner(utf8)
    builder.warnings = warnings
  }

  /// Reads the whole text.
  mutating func parse() throws(Failure) -> Outline {
    try expect(.beginObject, "the outline must be an object")
    var seen: Set<String> = []
    var token = try next()
    while token != .endObject {
      guard token == .string else { throw failure("expected the name of a member") }
      let name = scanner.text
      field = name
      if !seen.insert(name).inserted { throw failure("it is stated twice") }
      let offset = scanner.start
      try expect(.colon, "expected \":\"")
      switch name {
      case "title": builder.title = try optionalString()
      case "language": builder.language = try optionalString()
      case "items": try readItems()
      default: try skipValue(of: name, at: offset)
      }
      field = ""
      token = try afterValue(in: .endObject)
    }
    try expect(.end, "nothing may follow the outline")
    return builder.build()
  }

  // MARK: Items

  /// Reads the array of top-level items and all that is below them.
  private mutating func readItems() throws(Failure) {
    field = ""
    try expect(.beginArray, "the items must be an array")
    var token = try next()
    while true {
      if token == .endArray {
        guard !open.isEmpty else { return }
        token = try afterValue(in: .endObject)
      } else if token == .beginObject {
        beginItem()
        token = try next()
      } else {
        throw failure("an item must be an object, not \(token.name)")
      }
      token = try readMembers(from: token)
    }
  }

  /// Reads members of the innermost item until an array of children begins or arrays end.
  ///
  /// - Returns: The first token of an array of items, or the one after an item in its array.
  private mutating func readMembers(from first: JSONScanner.Token) throws(Failure)
    -> JSONScanner.Token
  {
    var token = first
    while token != .endObject {
      guard token == .string else { throw failure("expected the name of a member") }
      let name = scanner.text
      let offset = scanner.start
      field = name
      try expect(.colon, "expected \":\"")
      if let known = OutlineField(rawValue: name) {
        if try readMember(known, at: offset) { return try next() }
      } else {
        try skipValue(of: name, at: offset)
      }
      field = ""
      token = try afterValue(in: .endObject)
    }
    try endItem()
    return try afterValue(in: .endArray)
  }

  private mutating func beginItem() {
    field = ""
    let index: Int
    if open.isEmpty {
      index = rootCount
      rootCount += 1
    } else {
      let parent = open.count - 1
      index = open[parent].childCount
      open[parent].childCount += 1
      appendIfNew(parent)
    }
    var item = OpenItem(offset: scanner.start, index: index)
    item.content.source = tracker.position(at: scanner.start, in: utf8)
    open.append(item)
  }

  /// Gives an open item its place in the outline before its first child takes one.
  private mutating func appendIfNew(_ place: Int) {
    guard open[place].id == nil else { return }
    open[place].id = builder.append(open[place].content, depth: place)
  }

  private mutating func endItem() throws(Failure) {
    let place = open.count - 1
    if !open[place].seen.contains(OutlineFields(.name)) {
      throw failure("the name is missing", at: open[place].offset)
    }
    if open[place].content.isExpanded != nil, !open[place].content.isGroup {
      field = OutlineField.expanded.rawValue
      throw failure("an item without children has no expansion", at: open[place].expandedOffset)
    }
    if let id = open[place].id {
      let content = open[place].content
      builder.update(id) { $0 = content }
    } else {
      builder.append(open[place].content, depth: place)
    }
    open.removeLast()
  }

  // MARK: Tokens

  /// Reads the next token, and tells where in the outline a failure is.
  mutating func next() throws(Failure) -> JSONScanner.Token {
    do {
      return try scanner.next()
    } catch {
      throw failure(error.reason, at: error.offset)
    }
  }

  /// Reads a token that must be of one kind.
  mutating func expect(
    _ expected: JSONScanner.Token,
    _ reason: String
  ) throws(Failure) {
    let token = try next()
    if token != expected { throw failure("\(reason), not \(token.name)") }
  }

  /// Reads what follows a member or an element: the next one's first token, or the end.
  private mutating func afterValue(
    in end: JSONScanner.Token
  ) throws(Failure) -> JSONScanner.Token {
    let token = try next()
    if token == end { return token }
    guard token == .comma else {
      throw failure("expected \",\" or \(end.name), not \(token.name)")
    }
    let following = try next()
    if following == end { throw failure("a comma must be followed by something") }
    return following
  }

  /// A failure here, or at an offset on the way here.
  func failure(_ reason: String, at offset: Int? = nil) -> Failure {
    Failure(offset: offset ?? scanner.start, reason: reason, path: path)
  }

  /// The place in the outline, such as `items[2].children[0].expanded`.
  ///
  /// Far inside, the middle is left out.
  private var path: String {
    let shownEnds = 8
    var parts: [String] = []
    for (depth, item) in open.enumerated() {
      if depth == shownEnds, open.count > 2 * shownEnds { parts.append("…") }
      if depth >= shownEnds, depth < open.count - shownEnds { continue }
      parts.append("\(depth == 0 ? "items" : "children")[\(item.index)]")
    }
    if !field.isEmpty { parts.append(field) }
    return parts.joined(separator: ".")
  }
}
