internal import CGumbo

/// Decodes the character references of HTML, such as `&amp;`, `&eacute;` and `&#8212;`.
///
/// The names are those of HTML's own list of 2,231; Gumbo has it.
struct CharacterReferences {
  /// How many unknown names are looked up before the rest is taken as text: a document of nothing
  /// but invented names stays cheap.
  private static let maximumMisses = 1_000

  private var known: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]
  private var misses = 0

  /// The text of one reference with its `&` and `;`; the reference itself when it is none.
  mutating func text(of reference: String) -> String {
    let name = reference.dropFirst().dropLast()
    if name.first == "#" {
      return Self.character(numbered: name.dropFirst()).map(String.init) ?? reference
    }
    if let text = known[String(name)] { return text }
    guard misses < Self.maximumMisses else { return reference }
    guard let text = Self.lookUp(reference) else {
      misses += 1
      known[String(name)] = reference
      return reference
    }
    known[String(name)] = text
    return text
  }

  /// The text with all its references decoded.
  mutating func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var decoded = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      decoded += rest[..<start]
      let body = rest[start...].dropFirst()
      let name = body.prefix(40).prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "#") }
      if !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == ";" {
        decoded += self.text(of: "&\(name);")
        rest = rest[rest.index(after: name.endIndex)...]
      } else {
        decoded += "&"
        rest = body
      }
    }
    return decoded + rest
  }

  private static func character(numbered digits: Substring) -> Character? {
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number else { return nil }
    if number == 0 { return "\u{FFFD}" }
    return Character(Unicode.Scalar(number) ?? "\u{FFFD}")
  }

  private static func lookUp(_ reference: String) -> String? {
    var options = kGumboDefaultOptions
    options.max_errors = 0
    var copy = reference
    return copy.withUTF8 { utf8 -> String? in
      utf8.withMemoryRebound(to: CChar.self) { characters -> String? in
        guard
          let output = gumbo_parse_with_options(&options, characters.baseAddress, characters.count)
        else { return nil }
        defer { gumbo_destroy_output(&options, output) }
        guard let text = firstText(below: output.pointee.root) else { return nil }
        return text == reference ? nil : text
      }
    }
  }

  /// The text in the body of a document that holds nothing else.
  private static func firstText(below root: UnsafeMutablePointer<GumboNode>) -> String? {
    let elements = root.pointee.v.element.children
    guard elements.length > 0,
      let last = elements.data[Int(elements.length) - 1]?.assumingMemoryBound(to: GumboNode.self)
    else { return nil }
    let texts = last.pointee.v.element.children
    guard texts.length > 0,
      let first = texts.data[0]?.assumingMemoryBound(to: GumboNode.self),
      first.pointee.type == GUMBO_NODE_TEXT
    else { return nil }
    return String(cString: first.pointee.v.text.text)
  }
}
