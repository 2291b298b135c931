/// A reference to a footnote, or a footnote that stands in the text (Org manual, section 12.10).
struct OrgFootnote {
  /// What the footnote is called; empty for one in the text that has no name.
  let label: String

  /// The footnote in the text; `nil` for one that stands elsewhere.
  let definition: ArraySlice<UInt8>?

  /// Where the text goes on.
  let end: Int

  /// How long the name and the text of a footnote may be.
  private static let maximumLength = (label: 100, definition: 1_000)

  /// Reads a footnote; `nil` if none begins here.
  init?(at start: Int, of bytes: [UInt8]) {
    guard bytes[start...].starts(with: "[fn:".utf8) else { return nil }
    var index = start + 4
    while index < bytes.count, index < start + Self.maximumLength.label,
      bytes[index].isASCIILetter || bytes[index].isASCIIDigit || "-_".utf8.contains(bytes[index])
    {
      index += 1
    }
    guard index < bytes.count else { return nil }
    label = String(decoding: bytes[(start + 4)..<index], as: UTF8.self)
    if bytes[index] == UInt8(ascii: "]"), !label.isEmpty {
      definition = nil
      end = index + 1
      return
    }
    guard bytes[index] == UInt8(ascii: ":") else { return nil }
    let first = index + 1
    var depth = 1
    index = first
    while index < bytes.count, index < first + Self.maximumLength.definition {
      if bytes[index] == UInt8(ascii: "[") { depth += 1 }
      if bytes[index] == UInt8(ascii: "]") { depth -= 1 }
      if depth == 0 {
        definition = bytes[first..<index]
        end = index + 1
        return
      }
      index += 1
    }
    return nil
  }

  /// How the text refers to the footnote.
  var reference: String { Self.reference(to: label) }

  /// The identifier of its node.
  var identifier: String { Self.identifierWord + label }

  /// How a text refers to a footnote.
  static func reference(to label: some StringProtocol) -> String { "[\(label)]" }

  /// The name of the footnote that an identifier is for; `nil` if it is for something else.
  static func label(ofIdentifier identifier: some StringProtocol) -> String? {
    guard identifier.hasPrefix(identifierWord) else { return nil }
    let label = String(identifier.dropFirst(identifierWord.count))
    let isLabel = label.utf8.allSatisfy { byte in
      byte.isASCIILetter || byte.isASCIIDigit || "-_".utf8.contains(byte)
    }
    return isLabel && !label.isEmpty && label.utf8.count < maximumLength.label - 4 ? label : nil
  }

  private static let identifierWord = "fn:"
}
