import Foundation

/// Tells files that are no text, so that their noise is never read aloud.
enum BinaryContent {
  /// The first bytes of kinds of files that are often taken for documents.
  private static let signatures: [(bytes: [UInt8], kind: String)] = [
    (Array("%PDF-".utf8), "a PDF document"),
    ([0x50, 0x4B, 0x03, 0x04], "a zip archive"),
    ([0x1F, 0x8B], "compressed with gzip"),
    (Array("BZh".utf8), "compressed with bzip2"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00], "compressed with xz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "compressed with zstd"),
    ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
    ([0xFF, 0xD8, 0xFF], "a JPEG image"),
    (Array("GIF8".utf8), "a GIF image"),
    ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ([0xD0, 0xCF, 0x11, 0xE0], "an old Office document"),
    (Array("SQLite format 3".utf8), "a database"),
  ]

  /// How much of the decoded text is looked at.
  private static let sampleSize = 65_536

  /// Why the document is refused; `nil` when it is text.
  ///
  /// Text may hold a few control characters, such as the escape sequences of a log; noise has one
  /// in nine bytes.
  static func reason(toRefuse data: Data, decoded text: Data) -> String? {
    if let signature = signatures.first(where: { data.starts(with: $0.bytes) }) {
      return "it is not text but \(signature.kind)"
    }
    let (controls, count) = text.withUnsafeBytes { bytes in
      let sample = bytes.prefix(sampleSize)
      return (sample.count(where: \.isUnusualInText), sample.count)
    }
    return controls > 8 && controls * 32 > count ? "it is not text but binary data" : nil
  }
}

extension UInt8 {
  /// Whether the byte is a control character that texts hold hardly ever: no white space, escape or
  /// backspace.
  fileprivate var isUnusualInText: Bool {
    self < 0x20 && !isASCIIWhitespace && self != 0x1B && self != 0x08
  }
}
