extension String {
  /// The text as it stands between tags or quotes in XML and HTML.
  var escapedForMarkup: String {
    guard utf8.contains(where: { "&<>\"".utf8.contains($0) }) else { return self }
    var escaped = ""
    for character in unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
