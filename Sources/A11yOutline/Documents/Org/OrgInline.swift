/// The text of a line of Org without its marks, with the links in it.
enum OrgInline {
  /// The longest text between two marks of emphasis, in bytes.
  private static let maximumEmphasis = 400

  /// The space of no width that keeps marks from being taken for such (Org manual, section 12.6).
  private static let escape = Array("\u{200B}".utf8)

  /// Reads a piece of a line.
  ///
  /// - Parameters:
  ///   - line: The piece.
  ///   - position: Where it stands.
  ///   - alternative: What the first link says if it is an image; empty if the image says nothing.
  /// - Returns: The text and the links in it.
  /// - Complexity: O(length).
  static func text(
    of line: some StringProtocol,
    at position: SourcePosition,
    alternative: String? = nil
  ) -> InlineText {
    let bytes = Array(line.utf8)
    var text = InlineText()
    var alternative = alternative
    text.begin(at: position)
    var index = 0
    while index < bytes.count {
      if let link = Link(at: index, in: bytes) {
        let role: Outline.Role = link.image == nil ? .link : .image
        let label = link.image.map { Array((alternative ?? $0.fileName).utf8) }
        if label?.isEmpty != true {
          let target = link.image?.address ?? link.target
          text.open(NodeContent(name: "", role: role, target: target, source: position))
          text.append(label ?? unescaped(link.label))
          text.close(role)
        }
        alternative = nil
        index = link.end
      } else if let end = emphasisEnd(at: index, in: bytes) {
        text.append(unescaped(bytes[index + 1..<end]))
        index = end + 1
      } else if bytes[index...].prefix(escape.count).elementsEqual(escape) {
        index += escape.count
      } else {
        text.append(CollectionOfOne(bytes[index]))
        index += 1
      }
    }
    return text
  }

  /// A piece of a line without the spaces of no width.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(escape[0]) else { return Array(bytes) }
    return Array(String(decoding: bytes, as: UTF8.self).replacing("\u{200B}", with: "").utf8)
  }

  /// A link in double brackets.
  private struct Link {
    var target: String
    var label: ArraySlice<UInt8>
    var end: Int
    /// The image that the link shows; `nil` if it shows words.
    var image: OrgImage?

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
        image = OrgImage(target)
      } else if bytes[targetEnd + 1] == open,
        let labelEnd = Self.end(from: targetEnd + 2, in: bytes)
      {
        label = bytes[targetEnd + 2..<labelEnd]
        end = labelEnd + 2
        if let shown = OrgImage(String(decoding: label, as: UTF8.self)) {
          image = OrgImage(target)
          // An image that leads elsewhere is a link, called as the image is.
          if image == nil { label = Array(shown.fileName.utf8)[...] }
        }
      } else {
        return nil
      }
    }

    /// Where the two brackets stand that end a label, which may hold single ones.
    private static func end(from start: Int, in bytes: [UInt8]) -> Int? {
      let close = UInt8(ascii: "]")
      return (start..<max(start, min(bytes.count - 1, start + 2_000))).first { index in
        bytes[index] == close && bytes[index + 1] == close
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
