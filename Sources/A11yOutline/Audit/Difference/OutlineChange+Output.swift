extension OutlineChange {
  /// The change in one line.
  var words: String {
    func quoted(_ text: String) -> String { "“\(text.sanitized.shortened(to: 80))”" }
    let place = line.map { " (line \($0))" } ?? ""
    let below = belowCount > 0 ? " and \(belowCount) below it" : ""
    let change = "\(quoted(before ?? "")) to \(quoted(after ?? ""))"
    switch kind {
    case .added, .removed: return "\(kind.rawValue): \(quoted(name))\(below)\(place)"
    case .renamed: return "renamed: \(change)\(place)"
    case .title: return "title: \(change)"
    case .moved, .role, .level, .state, .description, .hint, .language:
      return "\(kind.rawValue): \(quoted(name)) from \(change)\(place)"
    }
  }

  /// The change as one JSON object.
  var json: String {
    "{\"kind\":\"\(kind.rawValue)\",\"name\":\(JSONText.quoted(name))"
      + ",\"path\":[\(path.map(JSONText.quoted).joined(separator: ","))]"
      + ",\"before\":\(JSONText.quoted(before)),\"after\":\(JSONText.quoted(after))"
      + ",\"below\":\(belowCount),\"line\":\(line.map { String($0) } ?? "null")}"
  }
}
