/// The text of a line of Org without its marks, with the links in it.
struct OrgInline {
  /// The longest text between two marks of emphasis, in bytes.
  private static let maximumEmphasis = 400

  /// The space of no width that keeps marks from being taken for such (Org manual, section 12.6).
  private static let escape = Array("\u{200B}".utf8)

  private let bytes: [UInt8]
  private let position: SourcePosition
  private var alternative: String?
  private var text = InlineText()
  private var index = 0
  /// The emphasis and the footnotes that have begun, the innermost last: where their texts begin and
  /// end, and what is said at the end.
  private var open: [(start: Int, end: Int, closing: String)] = []

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
    var inline = OrgInline(
      bytes: Array(line.utf8),
      position: position,
      alternative: alternative
    )
    return inline.read()
  }

  private init(bytes: [UInt8], position: SourcePosition, alternative: String?) {
    self.bytes = bytes
    self.position = position
    self.alternative = alternative
  }

  private mutating func read() -> InlineText {
    text.begin(at: position)
    while index < bytes.count {
      while let last = open.last, last.end < index { open.removeLast() }
      if let last = open.last, last.end == index {
        text.append(last.closing.utf8)
        open.removeLast()
        index += 1
      } else if !takeObject() {
        text.append(CollectionOfOne(bytes[index]))
        index += 1
      }
    }
    return text
  }

  /// Takes what begins here, if it is no letter but something that is written with marks.
  private mutating func takeObject() -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "["): takeLink() || takeFootnote()
    case UInt8(ascii: "<"): takeAngles()
    case UInt8(ascii: "h"): take(OrgLink(plainAt: index, of: bytes))
    case UInt8(ascii: "\\"): takeBackslash()
    case Self.escape[0]: takeEscape()
    default: takeEmphasis()
    }
  }

  /// A piece of a line without the spaces of no width.
  static func unescaped(_ bytes: some Collection<UInt8>) -> [UInt8] {
    guard bytes.contains(escape[0]) else { return Array(bytes) }
    return Array(String(decoding: bytes, as: UTF8.self).replacing("\u{200B}", with: "").utf8)
  }

  private mutating func takeEscape() -> Bool {
    guard bytes[index...].starts(with: Self.escape) else { return false }
    index += Self.escape.count
    return true
  }

  // MARK: Links

  private mutating func takeLink() -> Bool {
    guard let link = OrgLink(inBracketsAt: index, of: bytes) else { return false }
    defer { alternative = nil }
    guard let image = link.image else { return take(link) }
    let name = alternative ?? image.fileName
    if !name.isEmpty {
      text.open(NodeContent(name: "", role: .image, target: image.address, source: position))
      text.append(name.utf8)
      text.close(.image)
    }
    index = link.end
    return true
  }

  private mutating func take(_ link: OrgLink?) -> Bool {
    guard let link else { return false }
    append(link.label, linkTo: link.target)
    index = link.end
    return true
  }

  private mutating func append(_ label: some Collection<UInt8>, linkTo target: String) {
    text.open(NodeContent(name: "", role: .link, target: target, source: position))
    text.append(Self.unescaped(label))
    text.close(.link)
  }

  private mutating func takeFootnote() -> Bool {
    guard let footnote = OrgFootnote(at: index, of: bytes) else { return false }
    if let definition = footnote.definition {
      text.append(" (".utf8)
      open.append((definition.startIndex, definition.endIndex, ")"))
      index = definition.startIndex
    } else {
      append(footnote.reference.utf8, linkTo: "#" + footnote.identifier)
      index = footnote.end
    }
    return true
  }

  /// Takes a link in angle brackets, or a target of links: what is in two says nothing, and what is
  /// in three is a text.
  private mutating func takeAngles() -> Bool {
    if take(OrgLink(inAnglesAt: index, of: bytes)) { return true }
    let count = bytes[index...].prefix(4).prefix { $0 == UInt8(ascii: "<") }.count
    guard count == 2 || count == 3 else { return false }
    let inside = bytes[(index + count)...].prefix(Self.maximumEmphasis)
      .prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") }
    let closing = bytes[inside.endIndex...].prefix { $0 == UInt8(ascii: ">") }.count
    guard closing == count, !inside.isEmpty else { return false }
    if count == 3 { text.append(Self.unescaped(inside)) }
    index = inside.endIndex + count
    return true
  }

  // MARK: Signs

  /// Takes a break of the line, or a sign that is written as a word (Org manual, section 12.4).
  private mutating func takeBackslash() -> Bool {
    if index + 2 == bytes.count, bytes[index + 1] == UInt8(ascii: "\\") {
      index += 2
      return true
    }
    let name = bytes[(index + 1)...].prefix(40).prefix { $0.isASCIILetter }
    guard !name.isEmpty else { return false }
    let reference = "&\(String(decoding: name, as: UTF8.self));"
    var references = CharacterReferences()
    let sign = references.text(of: reference)
    guard sign != reference else { return false }
    text.append(sign.utf8)
    index = name.endIndex
    if bytes[index...].starts(with: "{}".utf8) { index += 2 }
    return true
  }

  // MARK: Emphasis

  private mutating func takeEmphasis() -> Bool {
    guard let end = emphasisEnd() else { return false }
    if "=~".utf8.contains(bytes[index]) {
      text.append(Self.unescaped(bytes[index + 1..<end]))
      index = end + 1
    } else {
      open.append((index + 1, end, ""))
      index += 1
    }
    return true
  }

  /// The place of the mark that ends the emphasis which begins here.
  private func emphasisEnd() -> Int? {
    let mark = bytes[index]
    guard "*/_=~+".utf8.contains(mark), index + 2 < bytes.count,
      !bytes[index + 1].isASCIIWhitespace, bytes[index + 1] != mark
    else { return nil }
    if index > 0, open.last?.start != index {
      let before = bytes[index - 1]
      guard before.isASCIIWhitespace || "-('\"{".utf8.contains(before) else { return nil }
    }
    let outerEnd = open.last?.end ?? bytes.count
    let limit = min(outerEnd, index + Self.maximumEmphasis)
    for place in index + 2..<max(limit, index + 2)
    where bytes[place] == mark && !bytes[place - 1].isASCIIWhitespace {
      if place + 1 == outerEnd || bytes[place + 1].isASCIIWhitespace
        || "-.,;:!?')}\"[".utf8.contains(bytes[place + 1])
      {
        return place
      }
    }
    return nil
  }
}
