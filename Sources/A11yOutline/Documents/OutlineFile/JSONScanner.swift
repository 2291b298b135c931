/// Reads JSON (RFC 8259) token by token: in order, with positions, and without a limit of depth.
///
/// It checks words, numbers and strings; the order of tokens is checked by whoever asks for them.
struct JSONScanner {
  /// What stands in the text.
  enum Token: Hashable {
    case beginObject, endObject, beginArray, endArray, colon, comma
    case string, number, yes, no, null
    case end

    /// What an error calls the token.
    var name: String {
      switch self {
      case .beginObject: "an object"
      case .endObject: "\"}\""
      case .beginArray: "an array"
      case .endArray: "\"]\""
      case .colon: "\":\""
      case .comma: "\",\""
      case .string: "a string"
      case .number: "a number"
      case .yes, .no: "true or false"
      case .null: "null"
      case .end: "the end of the text"
      }
    }
  }

  /// What is wrong, and where in the bytes.
  struct Failure: Error {
    let offset: Int
    let reason: String
  }

  private let utf8: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Where the last token begins.
  private(set) var start = 0

  /// The text of the last string or number.
  private(set) var text = ""

  /// Starts before the first token of well-formed UTF-8.
  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    self.utf8 = utf8
  }

  /// Reads the next token.
  ///
  /// - Complexity: O(length of the token and the white space before it).
  mutating func next() throws(Failure) -> Token {
    while index < utf8.count, utf8[index].isJSONWhitespace { index += 1 }
    start = index
    guard index < utf8.count else { return .end }
    let byte = utf8[index]
    switch byte {
    case UInt8(ascii: "{"): return mark(.beginObject)
    case UInt8(ascii: "}"): return mark(.endObject)
    case UInt8(ascii: "["): return mark(.beginArray)
    case UInt8(ascii: "]"): return mark(.endArray)
    case UInt8(ascii: ":"): return mark(.colon)
    case UInt8(ascii: ","): return mark(.comma)
    case UInt8(ascii: "\""):
      try scanString()
      return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanNumber()
      return .number
    default:
      return try scanWord()
    }
  }

  private mutating func mark(_ token: Token) -> Token {
    index += 1
    return token
  }

  private mutating func scanWord() throws(Failure) -> Token {
    var end = index
    while end < utf8.count, utf8[end].isASCIILetter { end += 1 }
    let word = utf8[index..<end]
    let token: Token
    if word.elementsEqual("true".utf8) {
      token = .yes
    } else if word.elementsEqual("false".utf8) {
      token = .no
    } else if word.elementsEqual("null".utf8) {
      token = .null
    } else if word.isEmpty {
      throw Failure(offset: start, reason: "unexpected character \(characterName(at: index))")
    } else {
      let name = String(decoding: word.prefix(20), as: UTF8.self)
      throw Failure(offset: start, reason: "unexpected word \"\(name)\"; texts stand in quotes")
    }
    index = end
    return token
  }

  private func characterName(at index: Int) -> String {
    let text = String(decoding: utf8[index..<min(index + 4, utf8.count)], as: UTF8.self)
    return text.unicodeScalars.first.map { "\"\($0)\"" } ?? ""
  }

  private mutating func scanNumber() throws(Failure) {
    var end = index
    func digits() -> Int {
      let first = end
      while end < utf8.count, utf8[end].isASCIIDigit { end += 1 }
      return end - first
    }
    if utf8[end] == UInt8(ascii: "-") { end += 1 }
    let hasLeadingZero = end < utf8.count && utf8[end] == UInt8(ascii: "0")
    let whole = digits()
    var isValid = whole == 1 || (whole > 1 && !hasLeadingZero)
    if end < utf8.count, utf8[end] == UInt8(ascii: ".") {
      end += 1
      isValid = digits() > 0 && isValid
    }
    if end < utf8.count, utf8[end].asciiLowercased == UInt8(ascii: "e") {
      end += 1
      if end < utf8.count, [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(utf8[end]) { end += 1 }
      isValid = digits() > 0 && isValid
    }
    text = String(decoding: utf8[index..<end], as: UTF8.self)
    if !isValid { throw Failure(offset: start, reason: "\"\(text.prefix(20))\" is not a number") }
    index = end
  }
}

extension JSONScanner {
  private mutating func scanString() throws(Failure) {
    index += 1
    let first = index
    while index < utf8.count {
      switch utf8[index] {
      case UInt8(ascii: "\""):
        text = String(decoding: utf8[first..<index], as: UTF8.self)
        index += 1
        return
      case UInt8(ascii: "\\"):
        try scanStringWithEscapes(from: first)
        return
      case 0x00..<0x20:
        throw controlCharacter()
      default:
        index += 1
      }
    }
    throw Failure(offset: start, reason: "the string does not end")
  }

  private func controlCharacter() -> Failure {
    let reason =
      utf8[index] == 0x0A
      ? "the string does not end on its line"
      : "a control character in a string must be written as an escape"
    return Failure(offset: index, reason: reason)
  }

  private mutating func scanStringWithEscapes(from first: Int) throws(Failure) {
    var bytes = Array(utf8[first..<index])
    while index < utf8.count {
      let byte = utf8[index]
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        text = String(decoding: bytes, as: UTF8.self)
        return
      case UInt8(ascii: "\\"):
        let scalar = try scanEscape()
        bytes.append(contentsOf: String(scalar).utf8)
      case 0x00..<0x20:
        throw controlCharacter()
      default:
        bytes.append(byte)
        index += 1
      }
    }
    throw Failure(offset: start, reason: "the string does not end")
  }

  /// Reads one escape; a lone surrogate becomes U+FFFD.
  private mutating func scanEscape() throws(Failure) -> Unicode.Scalar {
    let escape = index
    index += 2
    switch escape + 1 < utf8.count ? utf8[escape + 1] : 0 {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let unit = hexadecimal(at: index) else {
        throw Failure(offset: escape, reason: "\\u needs four hexadecimal digits")
      }
      index += 4
      if UTF16.isLeadSurrogate(unit), index + 1 < utf8.count,
        utf8[index] == UInt8(ascii: "\\"), utf8[index + 1] == UInt8(ascii: "u"),
        let second = hexadecimal(at: index + 2), UTF16.isTrailSurrogate(second)
      {
        index += 6
        return UTF16.decode(UTF16.EncodedScalar([unit, second]))
      }
      return Unicode.Scalar(unit) ?? "\u{FFFD}"
    default:
      throw Failure(offset: escape, reason: "unknown escape in a string")
    }
  }

  private func hexadecimal(at offset: Int) -> UInt16? {
    guard offset + 4 <= utf8.count else { return nil }
    var value: UInt16 = 0
    for byte in utf8[offset..<offset + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }
}

extension UInt8 {
  fileprivate var isJSONWhitespace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D
  }
}
