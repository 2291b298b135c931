extension UInt8 {
  /// Whether the byte is a space, a tab, a line feed, a carriage return or a form feed.
  var isASCIIWhitespace: Bool {
    self == 0x20 || (0x09...0x0D).contains(self)
  }

  /// Whether the byte is a letter from A to Z or a to z.
  var isASCIILetter: Bool {
    let folded = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(folded)
  }

  /// Whether the byte is a digit from 0 to 9.
  var isASCIIDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// The small letter for a capital one; any other byte as it is.
  var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// Whether the byte continues a character of UTF-8 that an earlier one began.
  var isUTF8Continuation: Bool { self & 0xC0 == 0x80 }
}
