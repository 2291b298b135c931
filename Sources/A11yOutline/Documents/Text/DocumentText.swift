import Foundation

/// The characters of a document as its readers take them: well-formed UTF-8 whose lines end with
/// one line feed.
struct DocumentText: Sendable {
  /// The text in UTF-8; the bytes of the input themselves when they needed no change.
  private let data: Data

  /// What was repaired.
  let warnings: [DocumentWarning]

  /// Decodes the bytes of a source.
  ///
  /// - Throws: ``DocumentError`` when they are not text.
  /// - Complexity: O(number of bytes).
  init(_ input: DocumentBytes) throws {
    let check = UTF8Check(input.data, isWhole: true)
    let encoding = TextEncoding(detectedIn: input.data, check: check)
    var bytes = encoding.decode(input.data, check: check)
    if let reason = BinaryContent.reason(toRefuse: input.data, decoded: bytes) {
      throw input.error(reason)
    }
    warnings = Self.warnings(about: input.data, in: encoding, check: check)
    let hasReturns = bytes.withUnsafeBytes {
      $0.bindMemory(to: UInt8.self).offset(of: 0x0D, from: 0) != nil
    }
    if hasReturns { bytes = Self.unifyingLineBreaks(of: bytes) }
    data = bytes
  }

  /// Hands the text to a reader.
  func withUTF8<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result {
    try data.withUnsafeBytes { try body($0.bindMemory(to: UInt8.self)) }
  }

  private static func warnings(
    about data: Data,
    in encoding: TextEncoding,
    check: UTF8Check
  ) -> [DocumentWarning] {
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
  private static func unifyingLineBreaks(of data: Data) -> Data {
    var bytes = [UInt8](data)
    var end = 0
    var index = 0
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
    return Data(bytes[..<end])
  }
}
