import Foundation

/// How the characters of a document are written in bytes.
enum TextEncoding: Hashable, Sendable {
  case utf8
  case utf16LittleEndian
  case utf16BigEndian
  case windows1252

  /// Tells an encoding by its byte order mark, then by whether the bytes are UTF-8.
  ///
  /// Bytes with a few mistakes among valid characters of several bytes are damaged UTF-8; without
  /// one such character they are Windows-1252 (spec: HTML's fallback, which real files bear out).
  ///
  /// - Parameters:
  ///   - bytes: The bytes from the beginning of the document on.
  ///   - check: What is right and wrong with them as UTF-8.
  init(detectedIn bytes: Data, check: UTF8Check) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self = .utf8
    } else if bytes.starts(with: [0xFF, 0xFE]) {
      self = .utf16LittleEndian
    } else if bytes.starts(with: [0xFE, 0xFF]) {
      self = .utf16BigEndian
    } else {
      let isUTF8 = check.mistakes == 0 || check.multibyteCharacters > check.mistakes
      self = isUTF8 ? .utf8 : .windows1252
    }
  }

  /// The name that people use.
  var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian: "UTF-16, little end first"
    case .utf16BigEndian: "UTF-16, big end first"
    case .windows1252: "Windows-1252"
    }
  }
}
