extension AccessibilityInspector.Record {
  /// The record as one JSON object on one line.
  public var json: String {
    var json = "{\"element\":\(JSONText.quoted(element)),\"id\":"
    json += identifier.map { JSONText.quoted($0) } ?? "null"
    json += ",\"role\":\(JSONText.quoted(role)),\"name\":\(JSONText.quoted(name))"
    json += ",\"description\":\(JSONText.quoted(description)),\"states\":{"
    json += states.all
      .map { "\(JSONText.quoted($0.state.rawValue)):\(Self.json($0.value))" }
      .joined(separator: ",")
    json += "},\"dir\":\(direction.map { JSONText.quoted($0.rawValue) } ?? "null")"
    json += ",\"exposed\":\(isExposed)"
    json += ",\"line\":\(position.map { String($0.line) } ?? "null")"
    json += ",\"column\":\(position.map { String($0.column) } ?? "null")}"
    return json
  }

  /// The record as one line of text: what a screen reader could say, then where it is.
  public var text: String {
    var parts = [role]
    if !name.isEmpty { parts.append("\"\(Self.printable(name))\"") }
    if !description.isEmpty { parts.append("description \"\(Self.printable(description))\"") }
    for (state, value) in states.all where state != .focusable {
      switch value {
      case .flag(true): parts.append(state.rawValue)
      case .flag(false): parts.append("not \(state.rawValue)")
      case .integer(let number): parts.append("\(state.rawValue) \(number)")
      case .number(let number): parts.append("\(state.rawValue) \(number)")
      case .text(let text): parts.append("\(state.rawValue) \"\(Self.printable(text))\"")
      }
    }
    if let direction { parts.append("dir \(direction.rawValue)") }
    if !isExposed { parts.append("not exposed") }
    var origin = "<\(element)>"
    if let identifier { origin += " #\(Self.printable(identifier))" }
    if let position { origin += " \(position)" }
    return String(repeating: "  ", count: min(depth, 40)) + parts.joined(separator: ", ")
      + "  " + origin
  }

  private static func json(_ value: AccessibilityState.Value) -> String {
    switch value {
    case .flag(let flag): String(flag)
    case .integer(let number): String(number)
    case .number(let number):
      number.rounded() == number && abs(number) < 1e15
        ? String(Int(number)) : number.isFinite ? String(number) : "null"
    case .text(let text): JSONText.quoted(text)
    }
  }

  /// A text without control characters, which a terminal would obey.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value) ? "\u{FFFD}" : scalar
        }
      )
    )
  }
}
