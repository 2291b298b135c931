/// Puts an outline together from the tokens of any JSON, without recursion.
struct JSONTreeAssembly {
  /// An object or array that has begun and not ended.
  private struct Container {
    let isObject: Bool
    let id: NodeID?
    /// The depth of what is in it.
    let depth: Int
    /// How many elements it has in all; counted beforehand for arrays.
    let total: Int
    var count = 0
    /// Whether the group waits for the first text in it to be called by.
    var needsName: Bool
  }

  var builder = OutlineBuilder()
  private let utf8: UnsafeBufferPointer<UInt8>
  private var scanner: JSONScanner
  private var tracker = PositionTracker()
  private var open: [Container] = []
  /// The number of elements of each array, in the order in which arrays begin.
  private var totals: [Int] = []
  private var arrayCount = 0

  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    self.utf8 = utf8
    scanner = JSONScanner(utf8)
  }

  /// Reads the whole text.
  mutating func read() throws(JSONScanner.Failure) {
    try countElements()
    scanner = JSONScanner(utf8)
    var token = try scanner.next()
    var key: String?
    repeat {
      switch token {
      case .endObject, .endArray: open.removeLast()
      case .comma: break
      case .string where open.last?.isObject == true && key == nil:
        key = scanner.text
        _ = try scanner.next()
        token = try scanner.next()
        continue
      default:
        append(token, key: key)
        key = nil
      }
      token = try scanner.next()
    } while token != .end
  }

  /// Checks the whole text and counts the elements of its arrays.
  private mutating func countElements() throws(JSONScanner.Failure) {
    var checker = JSONScanner(utf8)
    totals = try checker.checkedArrayCounts()
  }

  private mutating func append(_ token: JSONScanner.Token, key: String?) {
    let position = tracker.position(at: scanner.start, in: utf8)
    var depth = open.last?.depth ?? 0
    if let container = open.last, !container.isObject {
      depth = CountedGroups.depth(
        ofElement: container.count,
        of: container.total,
        in: depth,
        at: position,
        &builder
      )
      open[open.count - 1].count += 1
    }
    if token == .beginObject || token == .beginArray {
      begin(isObject: token == .beginObject, key: key, at: position, depth: depth)
    } else {
      appendValue(token, key: key, at: position, depth: depth)
    }
  }

  private mutating func begin(
    isObject: Bool,
    key: String?,
    at position: SourcePosition,
    depth: Int
  ) {
    var total = 0
    if !isObject {
      total = totals[arrayCount]
      arrayCount += 1
    }
    guard !open.isEmpty else {
      open.append(
        Container(isObject: isObject, id: nil, depth: 0, total: total, needsName: false)
      )
      return
    }
    let count = open.last?.count ?? 0
    let name = key ?? "item \(count)"
    let content = NodeContent(name: name, isGroup: true, source: position)
    let id = builder.append(content, depth: depth)
    open.append(
      Container(
        isObject: isObject,
        id: id,
        depth: depth + 1,
        total: total,
        needsName: isObject && key == nil
      )
    )
  }

  private mutating func appendValue(
    _ token: JSONScanner.Token,
    key: String?,
    at position: SourcePosition,
    depth: Int
  ) {
    let value: String
    switch token {
    case .string, .number: value = scanner.text
    case .yes: value = "true"
    case .no: value = "false"
    default: value = "null"
    }
    if token == .string, let container = open.last, container.needsName, let id = container.id {
      open[open.count - 1].needsName = false
      builder.update(id) { $0.name = value }
    }
    let name = key.map { "\($0): \(value)" } ?? value
    builder.append(NodeContent(name: name, source: position), depth: depth)
  }
}

extension JSONScanner {
  /// Checks one whole value and tells how many elements each array has, in the order in which the
  /// arrays begin.
  mutating func checkedArrayCounts() throws(Failure) -> [Int] {
    let counts = try skipValue()
    let token = try next()
    guard token == .end else {
      throw Failure(offset: start, reason: "nothing may follow the value, not \(token.name)")
    }
    return counts
  }
}
