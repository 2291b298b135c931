/// Blanks the tags of a hostile page that would make parsing slow, before it is parsed.
///
/// The HTML parsing algorithm looks through its stack of open elements at nearly every tag, so its
/// time grows with the square of the nesting; formatting elements that are never closed are made
/// again in every following paragraph, and a tag's attributes are compared pair by pair. Real pages
/// nest below 512 (the limit of browsers). Tags beyond the limits here are overwritten with spaces:
/// their text stays, and so does the line and column of everything else.
struct HTMLTagGuard {
  /// How many elements may be open at once.
  static let nestingLimit = 4096

  /// How many formatting elements may be left open by the end of their parent.
  private static let danglingFormattingLimit = 8

  /// How many attributes a tag may have.
  private static let attributeLimit = 512

  /// How far an element looks up for an open one that it closes.
  private static let searchLimit = 64

  /// How many tags were blanked.
  private(set) var blankedTags = 0

  private var bytes: [UInt8]
  private var open: [HTMLTagName] = []
  private var blankedOpen = 0
  private var danglingFormatting = 0
  private var foreignDepth = 0

  /// The text with the tags beyond the limits blanked, and how many those were.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  static func limit(_ bytes: [UInt8]) -> (bytes: [UInt8], blankedTags: Int) {
    var tagGuard = HTMLTagGuard(bytes: bytes)
    tagGuard.scan()
    return (tagGuard.bytes, tagGuard.blankedTags)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func scan() {
    var position = 0
    while let start = find(0x3C, from: position) {
      let next = start + 1 < bytes.count ? bytes[start + 1] : 0
      if next == 0x21 || next == 0x3F {  // "!" or "?"
        position = endOfMarkupDeclaration(from: start)
      } else if next == 0x2F, start + 2 < bytes.count, Self.isLetter(bytes[start + 2]) {
        let tag = readTag(from: start, nameStart: start + 2)
        closeElement(tag)
        position = tag.end
      } else if Self.isLetter(next) {
        let tag = readTag(from: start, nameStart: start + 1)
        position = openElement(tag)
      } else {
        position = start + 1
      }
    }
  }

  // MARK: Elements

  /// Notes a start tag and returns where reading goes on.
  private mutating func openElement(_ tag: Tag) -> Int {
    let name = tag.name
    if name.facts.contains(.rawText), foreignDepth == 0 { return endOfRawText(tag) }
    if name.facts.contains(.plainText) { return bytes.count }
    if name.facts.contains(.void) || (foreignDepth > 0 && tag.isSelfClosing) { return tag.end }
    if name.closes != 0 { closeImplied(name.closes) }
    let dangles =
      name.facts.contains(.formatting) && danglingFormatting >= Self.danglingFormattingLimit
    if open.count >= Self.nestingLimit || dangles {
      blank(tag)
      if open.count >= Self.nestingLimit { blankedOpen += 1 }
      return tag.end
    }
    open.append(name)
    if name.facts.contains(.foreign) { foreignDepth += 1 }
    return tag.end
  }

  /// Notes an end tag.
  private mutating func closeElement(_ tag: Tag) {
    if blankedOpen > 0 {
      blankedOpen -= 1
      blank(tag)
      return
    }
    guard open.suffix(Self.searchLimit).contains(where: { $0.key == tag.name.key }) else {
      if tag.name.facts.contains(.formatting), danglingFormatting > 0 { danglingFormatting -= 1 }
      return
    }
    while let last = pop(), last.key != tag.name.key {
      if last.facts.contains(.formatting) { danglingFormatting += 1 }
    }
  }

  /// Closes the open element that a start tag ends, such as a paragraph before another.
  private mutating func closeImplied(_ groups: UInt16) {
    var index = open.count - 1
    let lowest = max(0, open.count - Self.searchLimit)
    while index >= lowest, open[index].barriers & groups == 0 {
      if open[index].groups & groups != 0 {
        while open.count > index, let last = pop() {
          if last.facts.contains(.formatting), open.count > index { danglingFormatting += 1 }
        }
        return
      }
      index -= 1
    }
  }

  private mutating func pop() -> HTMLTagName? {
    guard let last = open.popLast() else { return nil }
    if last.facts.contains(.foreign) { foreignDepth -= 1 }
    return last
  }

  private mutating func blank(_ tag: Tag) {
    blankedTags += 1
    blank(from: tag.start, to: tag.end)
  }

  /// Overwrites text with spaces, but keeps its line breaks and so every position after it.
  private mutating func blank(from start: Int, to end: Int) {
    for index in start..<end where bytes[index] != 0x0A && bytes[index] != 0x0D {
      bytes[index] = 0x20
    }
  }

  // MARK: Tags

  private struct Tag {
    var name: HTMLTagName
    var start: Int
    var nameEnd: Int
    var end: Int
    var isSelfClosing: Bool
  }

  private mutating func readTag(from start: Int, nameStart: Int) -> Tag {
    var index = nameStart
    var key = HTMLTagName.emptyKey
    while index < bytes.count, !Self.endsName(bytes[index]) {
      HTMLTagName.add(bytes[index], to: &key)
      index += 1
    }
    let nameEnd = index
    var attributes = 0
    var attributesEnd: Int?
    var quote: UInt8?
    var isInName = false
    var expectsValue = false
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x3E {
        break
      } else if expectsValue, byte == 0x22 || byte == 0x27 {
        quote = byte
        expectsValue = false
      } else if byte == 0x3D {
        expectsValue = true
        isInName = false
      } else if Self.isSpace(byte) || byte == 0x2F {
        isInName = false
      } else if expectsValue {
        expectsValue = false
        isInName = true
      } else if !isInName {
        isInName = true
        attributes += 1
        if attributes > Self.attributeLimit, attributesEnd == nil { attributesEnd = index }
      }
      index += 1
    }
    if let attributesEnd {
      blank(from: attributesEnd, to: index)
      blankedTags += 1
    }
    let isSelfClosing = index > start && index <= bytes.count && bytes[index - 1] == 0x2F
    return Tag(
      name: HTMLTagName(key: key),
      start: start,
      nameEnd: nameEnd,
      end: min(index + 1, bytes.count),
      isSelfClosing: isSelfClosing
    )
  }

  private func endOfMarkupDeclaration(from start: Int) -> Int {
    let isComment =
      start + 3 < bytes.count && bytes[start + 1] == 0x21 && bytes[start + 2] == 0x2D
      && bytes[start + 3] == 0x2D
    guard isComment else { return find(0x3E, from: start).map { $0 + 1 } ?? bytes.count }
    // "<!-->" and "<!--->" are complete comments.
    var index = start + 4
    while let end = find(0x3E, from: index) {
      if bytes[end - 1] == 0x2D, bytes[end - 2] == 0x2D { return end + 1 }
      if bytes[end - 1] == 0x21, end - 3 > start + 3, bytes[end - 2] == 0x2D, bytes[end - 3] == 0x2D
      {
        return end + 1
      }
      index = end + 1
    }
    return bytes.count
  }

  private func endOfRawText(_ tag: Tag) -> Int {
    let wanted = bytes[tag.start + 1..<tag.nameEnd].map { $0 | 0x20 }
    var index = tag.end
    while let found = find(0x3C, from: index) {
      index = found + 1
      let nameStart = found + 2
      guard nameStart + wanted.count <= bytes.count, bytes[found + 1] == 0x2F else { continue }
      let isSame = wanted.indices.allSatisfy { bytes[nameStart + $0] | 0x20 == wanted[$0] }
      let after = nameStart + wanted.count
      if isSame, after == bytes.count || Self.endsName(bytes[after]) {
        return find(0x3E, from: after).map { $0 + 1 } ?? bytes.count
      }
    }
    return bytes.count
  }

  private func find(_ byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count else { return nil }
    return bytes[start...].firstIndex(of: byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 || byte == 0x0C
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == 0x2F || byte == 0x3E
  }
}
