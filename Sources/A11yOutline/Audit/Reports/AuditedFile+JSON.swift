extension AuditedFile {
  /// The result as one JSON object on one line.
  var json: String {
    var json = "{\"path\":\(JSONText.quoted(path))"
    if let error { json += ",\"error\":\(JSONText.quoted(error))" }
    json += ",\"rules\":[" + report.results.map(\.json).joined(separator: ",") + "]"
    json += ",\"findings\":[" + report.findings.map(\.json).joined(separator: ",") + "]"
    json += ",\"reviews\":[" + report.reviews.map(\.json).joined(separator: ",") + "]"
    json += ",\"fixed\":[" + fixed.map(\.json).joined(separator: ",") + "]"
    if let keyboard { json += ",\"keyboard\":\(keyboard.json)" }
    if let listening { json += ",\"listening\":\(listening.json)" }
    if let outline { json += ",\"outline\":\(outline.json)" }
    return json + "}"
  }
}

extension KeyboardReach {
  /// The reach as a JSON object.
  var json: String {
    func list(_ places: [Place]) -> String {
      let objects = places.map { place in
        "{\"name\":\(JSONText.quoted(place.name)),"
          + "\"line\":\(place.line.map { String($0) } ?? "null")}"
      }
      return "[" + objects.joined(separator: ",") + "]"
    }
    return "{\"itemCount\":\(itemCount),\"reachedCount\":\(reachedCount)"
      + ",\"unreachable\":\(list(unreachable)),\"traps\":\(list(traps))"
      + ",\"medianKeys\":\(medianKeys),\"worstKeys\":\(worstKeys)"
      + ",\"farthest\":\(JSONText.quoted(farthest))}"
  }
}

extension ListeningCost {
  /// The cost as a JSON object, in seconds.
  var json: String {
    let items = groups.map {
      "{\"name\":\(JSONText.quoted($0.name)),\"seconds\":\(Self.rounded($0.seconds))}"
    }
    return "{\"rate\":\(rate),\"whole\":\(Self.rounded(whole))"
      + ",\"overview\":\(Self.rounded(overview)),\"groups\":[\(items.joined(separator: ","))]}"
  }

  /// Seconds to a tenth.
  static func rounded(_ seconds: Double) -> String {
    String((seconds * 10).rounded() / 10)
  }
}

extension AuditReport.Result {
  /// The result with the identifiers that other tools know the rule by.
  var json: String {
    let definition = Rule.named(rule)
    func list(_ texts: [String]?) -> String {
      "[" + (texts ?? []).map(JSONText.quoted).joined(separator: ",") + "]"
    }
    return "{\"id\":\(JSONText.quoted(rule)),\"act\":\(list(definition?.actRules))"
      + ",\"wcag\":\(list(definition?.criteria)),\"outcome\":\"\(outcome.rawValue)\""
      + ",\"passed\":\(passed),\"failed\":\(failed),\"cantTell\":\(undecided)}"
  }
}

extension Finding {
  /// The finding as a JSON object.
  var json: String {
    var json = "{\"rule\":\(JSONText.quoted(rule)),\"severity\":\"\(severity.rawValue)\""
    json += ",\"message\":\(JSONText.quoted(message))"
    json += ",\"line\":\(line.map(String.init) ?? "null")"
    json += ",\"column\":\(column.map(String.init) ?? "null")"
    json += ",\"node\":\(JSONText.quoted(node)),\"path\":\(JSONText.quoted(path))"
    if let item { json += ",\"item\":\(item)" }
    json += ",\"fingerprint\":\(JSONText.quoted(fingerprint))"
    if let suppression { json += ",\"suppression\":\(JSONText.quoted(suppression))" }
    if let baseline { json += ",\"baseline\":\"\(baseline.rawValue)\"" }
    return json + "}"
  }
}

extension AuditSummary {
  /// The summary as a JSON object.
  var json: String {
    "{\"files\":\(fileCount),\"unreadable\":\(unreadableCount)"
      + ",\"errors\":\(findingCounts[.error] ?? 0),\"warnings\":\(findingCounts[.warning] ?? 0)"
      + ",\"notes\":\(findingCounts[.note] ?? 0),\"suppressed\":\(suppressedCount)"
      + ",\"unchanged\":\(unchangedCount),\"fixed\":\(fixedCount)"
      + ",\"reviews\":\(reviewCount),\"passed\":\(passedCount)}"
  }
}
