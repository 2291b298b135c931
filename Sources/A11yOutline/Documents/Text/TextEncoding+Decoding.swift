import Foundation

extension TextEncoding {
  /// The text as well-formed UTF-8 without a byte order mark.
  ///
  /// What is not well formed becomes U+FFFD.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - check: What is right and wrong with them as UTF-8.
  /// - Returns: The same bytes, not a copy, when they need no change.
  /// - Complexity: O(number of bytes).
  func decode(_ data: Data, check: UTF8Check) -> Data {
    switch self {
    case .utf8:
      let text = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
      return check.mistakes == 0 ? text : Data(String(decoding: text, as: UTF8.self).utf8)
    case .utf16LittleEndian:
      return Self.utf8(ofUTF16: data.dropFirst(2)) { UInt16($0) | UInt16($1) << 8 }
    case .utf16BigEndian:
      return Self.utf8(ofUTF16: data.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
    case .windows1252:
      var utf8: [UInt8] = []
      utf8.reserveCapacity(data.count + data.count / 8)
      for byte in data {
        if byte < 0x80 {
          utf8.append(byte)
        } else {
          utf8.append(contentsOf: Self.windows1252Characters[Int(byte) - 0x80])
        }
      }
      return Data(utf8)
    }
  }

  private static func utf8(
    ofUTF16 data: Data,
    unit: (UInt8, UInt8) -> UInt16
  ) -> Data {
    let bytes = [UInt8](data)
    var units = stride(from: 0, to: bytes.count - 1, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
    if bytes.count % 2 == 1 { units.append(0xFFFD) }
    return Data(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The characters from 0x80 on, in UTF-8; the five that are not assigned are U+FFFD.
  private static let windows1252Characters: [[UInt8]] = {
    let assigned =
      "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ"
    let rest = (0xA0...0xFF).compactMap { Unicode.Scalar($0 as Int) }
    return (Array(assigned.unicodeScalars) + rest).map { Array(String($0).utf8) }
  }()
}
