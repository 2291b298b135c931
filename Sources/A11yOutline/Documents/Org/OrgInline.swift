/// The text of a line of Org without its marks, with the links in it.
enum OrgInline {
  /// The longest text between two marks of emphasis, in bytes.
  private static let maximumEmphasis = 400

  /// Reads a piece of a line.
  ///
  /// - Complexity: O(length).
  static func text(of line: some StringProtocol, at position: SourcePosition) -> InlineText {
    let bytes = Array(line.utf8)
    var text = InlineText()
    text.begin(at: position)
    var index = 0
    while index < bytes.count {
      if let link = Link(at: index, in: bytes) {
        text.open(NodeContent(name: "", role: .link, target: link.target, source: position))
        text.append(link.label)
        text.close(.link)
        index = link.end
      } else if let end = emphasisEnd(at: index, in: bytes) {
        text.append(bytes[index + 1..<end])
        index = end + 1
      } else {
        text.append(CollectionOfOne(bytes[index]))
        index += 1
      }
    }
    return text
  }

  /// A link in double brackets.
  private struct Link {
    var target: String
    var label: ArraySlice<UInt8>
    var end: Int

    init?(at start: Int, in bytes: [UInt8]) {
      let open = UInt8(ascii: "[")
      let close = UInt8(ascii: "]")
      guard start + 4 < bytes.count, bytes[start] == open, bytes[start + 1] == open,
        let targetEnd = bytes[start...].prefix(2_000).firstIndex(of: close),
        targetEnd > start + 2, targetEnd + 1 < bytes.count
      else { return nil }
      let address = bytes[start + 2..<targetEnd]
      target = Self.target(String(decoding: address, as: UTF8.self))
      if bytes[targetEnd + 1] == close {
        label = address
        end = targetEnd + 2
      } else if bytes[targetEnd + 1] == open,
        let labelEnd = bytes[(targetEnd + 2)...].prefix(2_000).firstIndex(of: close),
        labelEnd + 1 < bytes.count, bytes[labelEnd + 1] == close
      {
        label = bytes[targetEnd + 2..<labelEnd]
        end = labelEnd + 2
      } else {
        return nil
      }
    }

    /// The address of a link: a heading is found by its slug, a custom identifier as it is.
    private static func target(_ address: String) -> String {
      guard address.hasPrefix("*") else { return address }
      var identifiers = HeadingIdentifiers()
      return "#" + identifiers.identifier(for: String(address.dropFirst()))
    }
  }

  /// The place of the mark that ends the emphasis which begins here.
  private static func emphasisEnd(at start: Int, in bytes: [UInt8]) -> Int? {
    let mark = bytes[start]
    guard "*/_=~+".utf8.contains(mark), start + 2 < bytes.count,
      !bytes[start + 1].isASCIIWhitespace, bytes[start + 1] != mark
    else { return nil }
    if start > 0 {
      let before = bytes[start - 1]
      guard before.isASCIIWhitespace || "-('\"{".utf8.contains(before) else { return nil }
    }
    let limit = min(bytes.count, start + maximumEmphasis)
    for index in start + 2..<max(limit, start + 2)
    where bytes[index] == mark && !bytes[index - 1].isASCIIWhitespace {
      let isLast = index + 1 == bytes.count
      if isLast || bytes[index + 1].isASCIIWhitespace
        || "-.,;:!?')}\"[".utf8.contains(bytes[index + 1])
      {
        return index
      }
    }
    return nil
  }
}
