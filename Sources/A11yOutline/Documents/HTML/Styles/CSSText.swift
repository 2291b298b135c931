/// Small pieces of the CSS syntax that selectors and style sheets share.
enum CSSText {
  /// Reads what follows a backslash (CSS Syntax Level 3, section 4.3.7) and moves on after it.
  static func escaped(in scalars: [Unicode.Scalar], at index: inout Int) -> Unicode.Scalar {
    var value: UInt32 = 0
    var digits = 0
    while index < scalars.count, digits < 6,
      let digit = Character(scalars[index]).hexDigitValue
    {
      value = value * 16 + UInt32(digit)
      digits += 1
      index += 1
    }
    if digits > 0 {
      if index < scalars.count, scalars[index].isHTMLSpace { index += 1 }
      return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
    }
    guard index < scalars.count else { return "\u{FFFD}" }
    index += 1
    return scalars[index - 1]
  }
}

extension CSSText {
  /// Splits a text at a sign that is not inside of quotes, parentheses or brackets.
  static func split<Text: StringProtocol>(
    _ text: Text,
    at separator: Unicode.Scalar
  ) -> [Text.SubSequence] {
    var parts: [Text.SubSequence] = []
    var start = text.startIndex
    var depth = 0
    var quote: Unicode.Scalar?
    var isEscaped = false
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if isEscaped {
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "(" || scalar == "[" {
        depth += 1
      } else if scalar == ")" || scalar == "]" {
        depth -= 1
      } else if scalar == separator, depth <= 0 {
        parts.append(text[start..<index])
        start = scalars.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts
  }

  /// The text with every comment as one space.
  static func removingComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var result: [UInt8] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x2F, index + 1 < bytes.count, bytes[index + 1] == 0x2A {
        index += 2
        while index < bytes.count, !(bytes[index] == 0x2F && bytes[index - 1] == 0x2A) {
          index += 1
        }
        index += 1
        result.append(0x20)
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where one of some bytes comes next outside of quotes; the end if none does.
  static func firstIndex(of wanted: Set<UInt8>, in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x5C {
        index += 1
      } else if let open = quote {
        // A line end closes a string that was never closed.
        if byte == open || byte == 0x0A { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if wanted.contains(byte) {
        return index
      }
      index += 1
    }
    return bytes.count
  }

  /// Where the block that is open at `start` ends; the end of the text if it does not.
  static func endOfBlock(in bytes: [UInt8], from start: Int) -> Int {
    var depth = 0
    var index = start
    while true {
      index = firstIndex(of: [0x7B, 0x7D], in: bytes, from: index)
      guard index < bytes.count else { return bytes.count }
      if bytes[index] == 0x7B {
        depth += 1
      } else if depth == 0 {
        return index
      } else {
        depth -= 1
      }
      index += 1
    }
  }
}
