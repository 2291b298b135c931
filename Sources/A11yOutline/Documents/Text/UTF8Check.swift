import struct Foundation.Data

/// What is right and wrong with bytes that should be UTF-8.
struct UTF8Check {
  /// How many characters of more than one byte are well formed.
  private(set) var multibyteCharacters = 0

  /// How many places are not well formed.
  private(set) var mistakes = 0

  /// The offset of the first mistake.
  private(set) var firstMistake: Int?

  /// Checks all bytes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to check.
  ///   - isWhole: Whether the text ends with the bytes; a character that is cut off by the end is
  ///     a mistake only then.
  /// - Complexity: O(number of bytes).
  init(_ bytes: UnsafeRawBufferPointer, isWhole: Bool) {
    var index = 0
    let count = bytes.count
    while index < count {
      if index + 8 <= count,
        bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        index += 8
      } else if bytes[index] < 0x80 {
        index += 1
      } else {
        let length = Self.length(at: index, in: bytes)
        if length > 0 {
          multibyteCharacters += 1
          index += length
        } else if length < 0, !isWhole {
          return
        } else {
          mistakes += 1
          if firstMistake == nil { firstMistake = index }
          index += 1
        }
      }
    }
  }

  /// Checks the bytes of a document.
  init(_ data: Data, isWhole: Bool) {
    self = data.withUnsafeBytes { UTF8Check($0, isWhole: isWhole) }
  }

  /// The length of the character at an offset, 0 when it is not well formed, -1 when it is cut off.
  private static func length(at index: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    let lead = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    for offset in 1..<length {
      guard index + offset < bytes.count else { return -1 }
      let range = offset == 1 ? second : 0x80...0xBF
      guard range.contains(bytes[index + offset]) else { return 0 }
    }
    return length
  }
}
