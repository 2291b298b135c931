/// A link of Org: in double brackets, in angle brackets, or an address as it stands (Org manual,
/// section 4.3).
struct OrgLink {
  /// Where the link leads.
  let target: String

  /// What the link says, as it is written.
  let label: [UInt8]

  /// Where the text goes on.
  let end: Int

  /// The image that the link shows; `nil` if it shows words.
  let image: OrgImage?

  /// How long an address or a label may be.
  private static let maximumLength = 2_000

  /// Reads a link in double brackets; `nil` if none begins here.
  init?(inBracketsAt start: Int, of bytes: [UInt8]) {
    let open = UInt8(ascii: "[")
    let close = UInt8(ascii: "]")
    guard start + 4 < bytes.count, bytes[start] == open, bytes[start + 1] == open,
      bytes[start + 2] != open,
      let targetEnd = bytes[start...].prefix(Self.maximumLength).firstIndex(of: close),
      targetEnd > start + 2, targetEnd + 1 < bytes.count
    else { return nil }
    let address = bytes[start + 2..<targetEnd]
    target = Self.target(String(decoding: address, as: UTF8.self))
    if bytes[targetEnd + 1] == close {
      label = Array(address)
      end = targetEnd + 2
      image = OrgImage(target)
    } else if bytes[targetEnd + 1] == open,
      let labelEnd = Self.labelEnd(from: targetEnd + 2, in: bytes)
    {
      end = labelEnd + 2
      let text = bytes[targetEnd + 2..<labelEnd]
      let shown = OrgImage(String(decoding: text, as: UTF8.self))
      image = shown == nil ? nil : OrgImage(target)
      // An image that leads elsewhere is a link, called as the image is.
      label = shown.map { Array($0.fileName.utf8) } ?? Array(text)
    } else {
      return nil
    }
  }

  /// Reads a link in angle brackets; `nil` if none begins here.
  init?(inAnglesAt start: Int, of bytes: [UInt8]) {
    guard bytes[start] == UInt8(ascii: "<"),
      Self.addressWords.contains(where: { bytes[(start + 1)...].starts(with: $0.utf8) }),
      let close = bytes[start...].prefix(Self.maximumLength).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    label = Array(bytes[(start + 1)..<close])
    target = String(decoding: label, as: UTF8.self)
    end = close + 1
    image = nil
  }

  /// Reads an address as it stands; `nil` if none begins here.
  init?(plainAt start: Int, of bytes: [UInt8]) {
    guard bytes[start] == UInt8(ascii: "h"),
      start == 0 || !(bytes[start - 1].isASCIILetter || bytes[start - 1].isASCIIDigit),
      let word = Self.plainWords.first(where: { bytes[start...].starts(with: $0.utf8) })
    else { return nil }
    let stops = Set(" \t<>[]\"".utf8)
    var address = bytes[start...].prefix(Self.maximumLength).prefix { byte in
      // A space of no width is no part of it either.
      !stops.contains(byte) && byte != 0xE2
    }
    while let last = address.last, ".,;:!?'".utf8.contains(last) || Self.isUnbalanced(address) {
      address.removeLast()
    }
    guard address.count > word.utf8.count else { return nil }
    label = Array(address)
    target = String(decoding: address, as: UTF8.self)
    end = address.endIndex
    image = nil
  }

  private static let plainWords = ["http://", "https://"]
  private static let addressWords = plainWords + ["mailto:", "ftp://", "file:"]

  /// Whether an address ends with a bracket that began before it.
  private static func isUnbalanced(_ address: ArraySlice<UInt8>) -> Bool {
    guard address.last == UInt8(ascii: ")") else { return false }
    return !address.contains(UInt8(ascii: "("))
  }

  /// Where the two brackets stand that end a label, which may hold single ones.
  private static func labelEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    let close = UInt8(ascii: "]")
    return (start..<max(start, min(bytes.count - 1, start + maximumLength))).first { index in
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
