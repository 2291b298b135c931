import struct Foundation.CGRect

extension OutlineJSONParser {
  /// Reads the value of one member of the innermost item.
  ///
  /// - Returns: Whether the member is an array of children that has just begun.
  mutating func readMember(_ known: OutlineField, at offset: Int) throws(Failure) -> Bool {
    let place = open.count - 1
    if open[place].seen.contains(OutlineFields(known)) {
      throw failure("it is stated twice", at: offset)
    }
    open[place].seen.insert(OutlineFields(known))
    switch known {
    case .name: open[place].content.name = try string()
    case .role: open[place].content.role = try role()
    case .value: open[place].content.value = try optionalString()
    case .hint: open[place].content.hint = try optionalString()
    case .description: open[place].content.description = try optionalString()
    case .language: open[place].content.language = try optionalString()
    case .direction: open[place].content.direction = try direction()
    case .id: open[place].content.identifier = try identifier()
    case .target: open[place].content.target = try optionalString()
    case .headingLevel: open[place].content.headingLevel = try count(from: 1)
    case .rows: open[place].content.rows = try count(from: 0)
    case .columns: open[place].content.columns = try count(from: 0)
    case .region: open[place].content.region = try region()
    case .hidden: open[place].content.isHidden = try flag()
    case .disabled: open[place].content.isEnabled = try !flag()
    case .hitTesting: open[place].content.isHitTestable = try flag()
    case .inline: open[place].content.isInline = try flag()
    case .expanded:
      open[place].content.isExpanded = try flag()
      open[place].expandedOffset = offset
    case .children:
      try expect(.beginArray, "the children must be an array")
      open[place].content.isGroup = true
      return true
    }
    return false
  }

  private mutating func string() throws(Failure) -> String {
    try expect(.string, "expected a string")
    return scanner.text
  }

  /// A string, or `nil` for `null`.
  mutating func optionalString() throws(Failure) -> String? {
    let token = try next()
    if token == .null { return nil }
    guard token == .string else { throw failure("expected a string, not \(token.name)") }
    return scanner.text
  }

  private mutating func flag() throws(Failure) -> Bool {
    let token = try next()
    guard token == .yes || token == .no else {
      throw failure("expected true or false, not \(token.name)")
    }
    return token == .yes
  }

  private mutating func role() throws(Failure) -> Outline.Role {
    let name = try string()
    guard let role = Outline.Role(rawValue: name) else {
      throw failure("there is no role \"\(name)\"")
    }
    return role
  }

  private mutating func direction() throws(Failure) -> Outline.Direction {
    let word = try string()
    guard let direction = Outline.Direction(rawValue: word) else {
      throw failure("a direction is \"ltr\" or \"rtl\", not \"\(word)\"")
    }
    return direction
  }

  private mutating func identifier() throws(Failure) -> String {
    let identifier = try string()
    guard identifiers.insert(identifier).inserted else {
      throw failure("another item has the id \"\(identifier)\"")
    }
    return identifier
  }

  private mutating func count(from minimum: Int) throws(Failure) -> Int {
    try expect(.number, "expected a number")
    guard let number = Double(scanner.text), let count = Int(exactly: number), count >= minimum
    else { throw failure("expected a whole number from \(minimum)") }
    return count
  }

  private mutating func region() throws(Failure) -> CGRect {
    let shape = "expected [x, y, width, height]"
    try expect(.beginArray, shape)
    var numbers: [Double] = []
    while numbers.count < 4 {
      if !numbers.isEmpty { try expect(.comma, shape) }
      try expect(.number, shape)
      guard let number = Double(scanner.text), number.isFinite else {
        throw failure("the number is too large")
      }
      numbers.append(number)
    }
    try expect(.endArray, shape)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Passes over the value of a member that the format does not have.
  mutating func skipValue(of name: String, at offset: Int) throws(Failure) {
    let position = tracker.position(at: offset, in: utf8)
    builder.warnings.append(
      DocumentWarning("there is no member \"\(name)\"; it was passed over", at: position)
    )
    do {
      try scanner.skipValue()
    } catch {
      throw failure(error.reason, at: error.offset)
    }
  }
}
