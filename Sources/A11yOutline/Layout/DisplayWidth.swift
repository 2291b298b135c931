/// How many columns of a terminal text takes.
///
/// From the East Asian Width property (Unicode Standard Annex 11): wide and full-width characters
/// take two columns, combining marks none. A grapheme cluster takes what its scalars take together,
/// at most two; what a joiner joins is one picture.
enum DisplayWidth {
  /// The columns of a text without line breaks.
  static func columns(of text: some StringProtocol) -> Int {
    var columns = 0
    var isPlain = true
    for byte in text.utf8 {
      // A carriage return and a line feed are one cluster, so control characters are not plain.
      guard byte >= 0x20, byte < 0x7F else {
        isPlain = false
        break
      }
      columns += 1
    }
    if isPlain { return columns }
    return text.reduce(0) { $0 + Self.columns(of: $1) }
  }

  /// The columns of one grapheme cluster: 0, 1 or 2.
  static func columns(of character: Character) -> Int {
    var columns = 0
    var isJoined = false
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0x20..<0x7F: columns += 1
      case 0x200D: isJoined = true
      // A variation selector that asks for the picture of an emoji.
      case 0xFE0F: return 2
      default: if !isJoined { columns += self.columns(of: scalar) }
      }
      if columns >= 2 { return 2 }
    }
    return columns
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    // The vowels and finals of Hangul stand inside the block that their initial opens.
    if (0x1160...0x11FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(value) } ? 2 : 1
  }

  /// The blocks of wide and full-width characters; emoji are told by their own property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF,
    0x20000...0x3FFFD,
  ]
}
