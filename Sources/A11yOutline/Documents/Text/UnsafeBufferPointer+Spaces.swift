extension UnsafeBufferPointer<UInt8> {
  /// Whether the text in UTF-8 neither begins nor ends with white space, of ASCII or of Unicode.
  var isTrimmed: Bool {
    guard let start = first, let end = last else { return true }
    let begins = start < 0x80 ? start.isASCIIWhitespace : isWhitespace(at: startIndex)
    guard !begins, end >= 0x80 else { return !begins && !end.isASCIIWhitespace }
    let lastStart = indices.last { !self[$0].isUTF8Continuation } ?? startIndex
    return !isWhitespace(at: lastStart)
  }

  /// Whether there is no white space of ASCII but single spaces.
  ///
  /// - Complexity: O(length), eight bytes at a time.
  var hasSingleSpaces: Bool {
    let bytes = UnsafeRawBufferPointer(self)
    var offset = 0
    while offset + 8 < count {
      let these = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let next = bytes.loadUnaligned(fromByteOffset: offset + 1, as: UInt64.self)
      if these.spaces & next.spaces != 0 { return false }
      if these.hasControlCharacter { break }
      offset += 8
    }
    var previous: UInt8 = 0
    for byte in self[offset...] {
      if byte <= 0x20, byte.isASCIIWhitespace, byte != 0x20 || previous == 0x20 { return false }
      previous = byte
    }
    return true
  }

  /// Whether the character that begins at an offset is white space.
  private func isWhitespace(at offset: Int) -> Bool {
    let bytes = self[offset...].prefix(Unicode.Scalar.maximumUTF8Length)
    let scalar = String(decoding: bytes, as: UTF8.self).unicodeScalars.first
    return scalar?.properties.isWhitespace ?? false
  }
}

extension Unicode.Scalar {
  fileprivate static let maximumUTF8Length = 4
}

extension UInt64 {
  /// The highest bit of each of the eight bytes that is a space.
  fileprivate var spaces: UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = self ^ 0x2020_2020_2020_2020
    return ~(((difference & low) &+ low) | difference | low)
  }

  /// Whether one of the eight bytes is below 0x20.
  fileprivate var hasControlCharacter: Bool {
    (self &- 0x2020_2020_2020_2020) & ~self & 0x8080_8080_8080_8080 != 0
  }
}
