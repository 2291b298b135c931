internal import Foundation

extension ReportedOutline {
  /// The outline as a JSON object.
  var json: String {
    "{\"isShortened\":\(isShortened),\"items\":[\(items.map(\.json).joined(separator: ","))]}"
  }
}

extension ReportedOutline: Decodable {
  private enum Key: String, CodingKey {
    case isShortened, items
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      try container.decode([Item].self, forKey: .items),
      isShortened: try container.decode(Bool.self, forKey: .isShortened)
    )
  }
}

extension ReportedOutline.Item {
  /// The item as a JSON object, without what it does not have.
  var json: String {
    var json = "{\"depth\":\(depth),\"role\":\(JSONText.quoted(role))"
    json += ",\"name\":\(JSONText.quoted(name))"
    if !states.isEmpty { json += ",\"states\":[\(list(states.map(JSONText.quoted)))]" }
    if let language { json += ",\"language\":\(JSONText.quoted(language))" }
    if let line { json += ",\"line\":\(line)" }
    if !findings.isEmpty { json += ",\"findings\":[\(list(findings.map(String.init)))]" }
    if !reviews.isEmpty { json += ",\"reviews\":[\(list(reviews.map(String.init)))]" }
    return json + "}"
  }

  private func list(_ texts: [String]) -> String { texts.joined(separator: ",") }
}

extension ReportedOutline.Item: Decodable {
  private enum Key: String, CodingKey {
    case depth, role, name, states, language, line, findings, reviews
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    depth = try container.decode(Int.self, forKey: .depth)
    role = try container.decode(String.self, forKey: .role)
    name = try container.decode(String.self, forKey: .name)
    states = try container.decodeIfPresent([String].self, forKey: .states) ?? []
    language = try container.decodeIfPresent(String.self, forKey: .language)
    line = try container.decodeIfPresent(Int.self, forKey: .line)
    findings = try container.decodeIfPresent([Int].self, forKey: .findings) ?? []
    reviews = try container.decodeIfPresent([Int].self, forKey: .reviews) ?? []
  }
}
