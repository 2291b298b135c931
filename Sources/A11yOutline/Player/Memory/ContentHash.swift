import Foundation

/// What tells one version of a document from another.
///
/// It is quick to compute, and made for documents of one's own: who forges a document to have the
/// hash of another moves a cursor, no more.
enum ContentHash {
  /// The number of bytes and their FNV-1a hash, as hexadecimal digits.
  ///
  /// - Complexity: O(number of bytes).
  static func hash(of data: Data) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    data.withUnsafeBytes { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(data.count, radix: 16) + "." + String(hash, radix: 16)
  }

  /// The hash of a text.
  static func hash(of text: String) -> String {
    hash(of: Data(text.utf8))
  }
}
