internal import CGumbo

/// Decodes the character references of HTML, such as `&amp;`, `&eacute;` and `&#8212;`.
///
/// The names are those of HTML's own list of 2,231; Gumbo has it.
struct CharacterReferences {
  /// How many unknown names are looked up before the rest is taken as text: a document of nothing
  /// but invented names stays cheap.
  private static let maximumMisses = 1_000

  /// How long the name of a reference may be.
  private static let maximumLength = 40

  /// The references that nearly every document has.
  private static let common = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&apos;": "'", "&nbsp;": "\u{A0}",
  ]

  private var known = Self.common
  private var misses = 0

  /// The text of one reference with its `&` and `;`; the reference itself when it is none.
  mutating func text(of reference: String) -> String {
    if let text = known[reference] { return text }
    let name = reference.dropFirst().dropLast()
    if name.first == "#" {
      return Self.character(numbered: name.dropFirst()).map(String.init) ?? reference
    }
    guard misses < Self.maximumMisses else { return reference }
    guard let text = Self.lookUp(reference) else {
      misses += 1
      known[reference] = reference
      return reference
    }
    known[reference] = text
    return text
  }

  /// The text with all its references decoded.
  mutating func decode(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var copy = text
    return copy.withUTF8 { decode($0) }
  }

  /// The text of UTF-8 with all its references decoded.
  mutating func decode(_ utf8: UnsafeBufferPointer<UInt8>) -> String {
    guard let first = utf8.offset(of: UInt8(ascii: "&"), from: 0) else {
      return String(decoding: utf8, as: UTF8.self)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(utf8.count)
    decode(utf8, from: first, into: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// Appends the bytes of a text with all its references decoded.
  mutating func decode(_ utf8: UnsafeBufferPointer<UInt8>, into decoded: inout [UInt8]) {
    decode(utf8, from: utf8.offset(of: UInt8(ascii: "&"), from: 0) ?? utf8.count, into: &decoded)
  }

  /// Appends the bytes of a text whose first reference stands at an offset.
  private mutating func decode(
    _ utf8: UnsafeBufferPointer<UInt8>,
    from first: Int,
    into decoded: inout [UInt8]
  ) {
    decoded.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[..<first]))
    var index = first
    while index < utf8.count {
      guard utf8[index] == UInt8(ascii: "&") else {
        let end = utf8.offset(of: UInt8(ascii: "&"), from: index) ?? utf8.count
        decoded.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[index..<end]))
        index = end
        continue
      }
      // As libxml2 hands over each ampersand in a value.
      if utf8.holdsNumberedAmpersand(at: index) {
        decoded.append(UInt8(ascii: "&"))
        index += 5
        continue
      }
      var end = index + 1
      while end < utf8.count, end - index <= Self.maximumLength,
        utf8[end].isASCIILetter || utf8[end].isASCIIDigit || utf8[end] == UInt8(ascii: "#")
      { end += 1 }
      if end > index + 1, end < utf8.count, utf8[end] == UInt8(ascii: ";") {
        decoded += self.text(of: String(decoding: utf8[index...end], as: UTF8.self)).utf8
        index = end + 1
      } else {
        decoded.append(utf8[index])
        index += 1
      }
    }
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

extension UnsafeBufferPointer<UInt8> {
  /// Whether `&#38;` begins at an offset, at which an ampersand stands.
  fileprivate func holdsNumberedAmpersand(at offset: Int) -> Bool {
    offset + 4 < count && self[offset + 1] == UInt8(ascii: "#")
      && self[offset + 2] == UInt8(ascii: "3") && self[offset + 3] == UInt8(ascii: "8")
      && self[offset + 4] == UInt8(ascii: ";")
  }
}
