/// What keyword lines say of the block right after them: `#+CAPTION:` and `:alt` of `#+ATTR_HTML:`
/// (Org manual, sections 12.8 and 13.9.7).
struct OrgAffiliation {
  /// The caption.
  private(set) var caption: String?

  /// What an image says to those who do not see it; empty if it says nothing.
  private(set) var alternative: String?

  /// Takes a keyword line.
  ///
  /// - Returns: Whether it says something of the block after it.
  mutating func take(_ line: TextLines.Line) -> Bool {
    guard line.text.hasPrefix("#+"), let colon = line.text.firstIndex(of: ":") else { return false }
    let keyword = line.text[..<colon].dropFirst(2)
    let value = line.text[line.text.index(after: colon)...]
    switch keyword.uppercased() {
    case "CAPTION": add(caption: value, line)
    case "ATTR_HTML": alternative = Self.alternative(in: value) ?? alternative
    case let long where long.hasPrefix("CAPTION["):
      // A short caption for lists of figures stands before the whole one.
      guard let end = line.text.range(of: "]:") else { return false }
      add(caption: line.text[end.upperBound...], line)
    default: return false
    }
    return true
  }

  private mutating func add(caption more: Substring, _ line: TextLines.Line) {
    let text = OrgInline.text(of: more, at: line.position).text
    guard !text.isEmpty else { return }
    caption = caption.map { "\($0) \(text)" } ?? text
  }

  /// The value of `:alt`, up to the next word with a colon before it.
  private static func alternative(in attributes: Substring) -> String? {
    let words = attributes.split(separator: " ")
    guard let start = words.firstIndex(of: ":alt") else { return nil }
    var value = words[(start + 1)...].prefix { !$0.hasPrefix(":") || $0 == ":" }
      .joined(separator: " ")
    if value.count > 1, value.hasPrefix("\""), value.hasSuffix("\"") {
      value = String(value.dropFirst().dropLast())
    }
    return String(decoding: OrgInline.unescaped(value.utf8), as: UTF8.self)
  }
}
