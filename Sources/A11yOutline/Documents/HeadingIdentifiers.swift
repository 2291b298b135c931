/// Gives headings the identifiers that links inside a document use for them.
///
/// The rule is GitHub's: small letters, no punctuation but hyphens and underscores, a hyphen for
/// each space, and a number for every further heading of the same text.
struct HeadingIdentifiers {
  private var uses: [String: Int] = [:]

  /// The identifier of the next heading.
  mutating func identifier(for text: String) -> String {
    let slug = Self.slug(of: text)
    let count = uses[slug, default: 0]
    uses[slug] = count + 1
    return count == 0 ? slug : "\(slug)-\(count)"
  }

  private static func slug(of text: String) -> String {
    if let slug = asciiSlug(of: text) { return slug }
    var slug = ""
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9", "-", "_": slug.unicodeScalars.append(scalar)
      case " ": slug += "-"
      default:
        let isWord = !scalar.isASCII && scalar.properties.isWordCharacter
        if isWord { slug.unicodeScalars.append(scalar) }
      }
    }
    return slug
  }
}

extension HeadingIdentifiers {
  /// The same for a text of ASCII alone; `nil` for another.
  private static func asciiSlug(of text: String) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      if byte == 0x20 {
        slug.append(UInt8(ascii: "-"))
      } else if byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
      {
        slug.append(byte.asciiLowercased)
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isWordCharacter: Bool {
    switch generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation:
      true
    default:
      false
    }
  }
}
