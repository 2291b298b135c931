/// How many columns of a terminal text takes.
///
/// From the East Asian Width property (Unicode Standard Annex 11): wide and full-width characters
/// take two columns, combining marks none. A grapheme cluster takes as much as its first scalar, or
/// two columns when a variation selector asks for the emoji.
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

  /// The columns of one grapheme cluster.
  static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return first.value >= 0x20 && first.value != 0x7F ? 1 : 0 }
    if character.unicodeScalars.dropFirst().contains("\u{FE0F}") { return 2 }
    return columns(of: first)
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default:
      if scalar.properties.isEmojiPresentation { return 2 }
      return isWide(scalar.value) ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    return wide.contains { $0.contains(value) }
  }

  /// The blocks of wide and full-width characters; emoji are told by their own property.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF,
    0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F2FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD,
  ]
}
