/// Reads the JSON of a configuration member by member.
struct ConfigurationReader {
  private let utf8: UnsafeBufferPointer<UInt8>
  private var scanner: JSONScanner
  private var tracker = PositionTracker()
  /// Where the last value begins, to pass over it whole, however deep it is.
  private var beforeValue: JSONScanner

  /// What is wrong, in the order of the file.
  private(set) var problems: [DocumentWarning] = []

  /// Starts at the beginning of a file.
  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    self.utf8 = utf8
    scanner = JSONScanner(utf8)
    beforeValue = scanner
  }

  /// Takes over all members of the file.
  mutating func read(into configuration: inout PlayerConfiguration) {
    do throws(JSONScanner.Failure) {
      try readObject { reader, name, token throws(JSONScanner.Failure) in
        try reader.readMember(name, token, into: &configuration)
      }
    } catch {
      tell(error.reason + "; what comes after is left out", at: error.offset)
    }
  }

  private mutating func readMember(
    _ name: String,
    _ token: JSONScanner.Token,
    into configuration: inout PlayerConfiguration
  ) throws(JSONScanner.Failure) {
    let start = scanner.start
    switch name {
    case "keys":
      guard token == .beginObject else { return try refuse(name, "an object", token, start) }
      try readMembers { reader, name, token throws(JSONScanner.Failure) in
        try reader.readKeys(name, token, into: &configuration)
      }
    case "voices":
      guard token == .beginObject else { return try refuse(name, "an object", token, start) }
      try readMembers { reader, language, token throws(JSONScanner.Failure) in
        guard token == .string else {
          return try reader.refuse(language, "the name of a voice", token, reader.scanner.start)
        }
        configuration.settings.voices[language] = reader.scanner.text
        configuration.stated.insert("voices")
      }
    default:
      guard let field = ConfigurationField.all.first(where: { $0.name == name }) else {
        tell("there is no setting \"\(name)\"; it is left out", at: start)
        return try skip()
      }
      guard let value = value(of: token), field.read(value, &configuration.settings) else {
        return try refuse(name, field.form, token, start)
      }
      configuration.stated.insert(name)
    }
  }

  private mutating func readKeys(
    _ name: String,
    _ token: JSONScanner.Token,
    into configuration: inout PlayerConfiguration
  ) throws(JSONScanner.Failure) {
    let start = scanner.start
    switch (name, token) {
    case ("preset", .string):
      let text = scanner.text
      if let map = KeyMap.preset(named: text) {
        configuration.keyMap = map
      } else {
        let names = KeyMap.presets.map(\.name).joined(separator: ", ")
        tell("there is no map \"\(text)\", only \(names)", at: start)
      }
    case ("bindings", .beginObject):
      try readMembers { reader, keys, token throws(JSONScanner.Failure) in
        try reader.readBinding(keys, token, into: &configuration)
      }
    default:
      try refuse(name, "preset, a text, or bindings, an object,", token, start)
    }
  }

  private mutating func readBinding(
    _ keys: String,
    _ token: JSONScanner.Token,
    into configuration: inout PlayerConfiguration
  ) throws(JSONScanner.Failure) {
    let start = scanner.start
    var command: Command?
    switch token {
    case .null: break
    case .string:
      command = Command(scanner.text)
      guard command.map({ CommandDefinition.byCommand[$0] != nil }) == true else {
        return tell("there is no command \"\(scanner.text)\"", at: start)
      }
    default: return try refuse(keys, "the name of a command, or null,", token, start)
    }
    guard let binding = KeyBinding(keys, command) else {
      return tell("\"\(keys)\" is no key, nor two keys", at: start)
    }
    configuration.keyMap.bind(binding)
  }
}

extension ConfigurationReader {
  private typealias Member =
    (inout ConfigurationReader, String, JSONScanner.Token) throws(JSONScanner.Failure) -> Void

  private mutating func readObject(_ member: Member) throws(JSONScanner.Failure) {
    let token = try scanner.next()
    guard token == .beginObject else {
      throw JSONScanner.Failure(offset: scanner.start, reason: "an object is wanted")
    }
    try readMembers(member)
    guard try scanner.next() == .end else {
      throw JSONScanner.Failure(offset: scanner.start, reason: "something follows the object")
    }
  }

  /// Reads the members of an object that was begun, up to its end.
  private mutating func readMembers(_ member: Member) throws(JSONScanner.Failure) {
    var token = try scanner.next()
    if token == .endObject { return }
    while true {
      guard token == .string else { throw unexpected(token, "the name of a setting") }
      let name = scanner.text
      token = try scanner.next()
      guard token == .colon else { throw unexpected(token, "\":\"") }
      beforeValue = scanner
      token = try scanner.next()
      switch token {
      case .beginObject, .beginArray, .string, .number, .yes, .no, .null: break
      default: throw unexpected(token, "a value")
      }
      try member(&self, name, token)
      token = try scanner.next()
      if token == .endObject { return }
      guard token == .comma else { throw unexpected(token, "\",\" or \"}\"") }
      token = try scanner.next()
    }
  }

  private func value(of token: JSONScanner.Token) -> ConfigurationValue? {
    switch token {
    case .string: .text(scanner.text)
    case .number: Int(scanner.text).map(ConfigurationValue.number)
    case .yes: .flag(true)
    case .no: .flag(false)
    default: nil
    }
  }

  /// Tells that a value is not what a member takes, and passes over it.
  private mutating func refuse(
    _ name: String,
    _ wanted: String,
    _ token: JSONScanner.Token,
    _ start: Int
  ) throws(JSONScanner.Failure) {
    tell("\(name): \(wanted) is wanted; it is left out", at: start)
    try skip()
  }

  private mutating func skip() throws(JSONScanner.Failure) {
    scanner = beforeValue
    try scanner.skipValue()
  }

  private func unexpected(_ token: JSONScanner.Token, _ wanted: String) -> JSONScanner.Failure {
    JSONScanner.Failure(offset: scanner.start, reason: "\(wanted) is wanted, not \(token.name)")
  }

  private mutating func tell(_ message: String, at offset: Int) {
    problems.append(DocumentWarning(message.sanitized, at: tracker.position(at: offset, in: utf8)))
  }
}
