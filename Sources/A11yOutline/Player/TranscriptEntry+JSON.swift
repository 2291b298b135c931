extension TranscriptEntry {
  /// The entry as the script driver prints it: one JSON object on one line.
  ///
  /// ```json
  /// {"key":"Right","command":"expand","spoken":["Expanded, 2 items"],"cursor":"Food","level":1}
  /// ```
  public var json: String {
    let spoken = self.spoken.map(JSONText.quoted).joined(separator: ",")
    let fields = [
      "\"key\":\(JSONText.quoted(key?.identifier))",
      "\"command\":\(JSONText.quoted(command?.identifier))",
      "\"spoken\":[\(spoken)]",
      "\"cursor\":\(JSONText.quoted(cursor))",
      "\"level\":\(level.map(String.init) ?? "null")",
    ]
    return "{\(fields.joined(separator: ","))}"
  }
}
