import Foundation

/// The characters of a document as its readers take them: well-formed UTF-8 whose lines end with
/// one line feed.
struct DocumentText: Sendable {
  /// The text in UTF-8.
  let utf8: [UInt8]

  /// What was repaired.
  let warnings: [DocumentWarning]

  /// Decodes the bytes of a source.
  ///
  /// - Throws: ``DocumentError`` when they are not text.
  /// - Complexity: O(number of bytes).
  init(_ input: DocumentInput) throws {
    let encoding = TextEncoding(detectedIn: input.data, isWhole: true)
    var bytes = encoding.decode(input.data)
    if let reason = BinaryContent.reason(toRefuse: input.data, decoded: bytes) {
      throw input.error(reason)
    }
    warnings = Self.warnings(about: input.data, in: encoding)
    Self.unifyLineBreaks(&bytes)
    utf8 = bytes
  }

  private static func warnings(
    about data: Data,
    in encoding: TextEncoding
  ) -> [DocumentWarning] {
    let check = data.withUnsafeBytes { UTF8Check($0, isWhole: true) }
    guard let first = check.firstMistake else { return [] }
    func position() -> SourcePosition {
      data.withUnsafeBytes { bytes in
        var tracker = PositionTracker()
        return tracker.position(at: first, in: bytes.bindMemory(to: UInt8.self))
      }
    }
    switch encoding {
    case .utf8:
      let message = "bytes that are not UTF-8 were replaced (\(check.mistakes))"
      return [DocumentWarning(message, at: position())]
    case .windows1252:
      return [DocumentWarning("the text is not UTF-8 and was read as Windows-1252", at: position())]
    case .utf16LittleEndian, .utf16BigEndian:
      return []
    }
  }

  /// Turns CR LF and CR into LF.
  private static func unifyLineBreaks(_ bytes: inout [UInt8]) {
    guard let first = bytes.firstIndex(of: 0x0D) else { return }
    var end = first
    var index = first
    while index < bytes.count {
      if bytes[index] == 0x0D {
        bytes[end] = 0x0A
        if index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
      } else {
        bytes[end] = bytes[index]
      }
      index += 1
      end += 1
    }
    bytes.removeLast(bytes.count - end)
  }
}
