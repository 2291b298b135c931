/// How many cells of a terminal a character takes.
enum CellWidth {
  /// The cells of a character as a person sees it: 0, 1 or 2.
  static func of(_ character: Character) -> Int {
    var width = 0
    var isJoined = false
    for scalar in character.unicodeScalars {
      switch scalar.value {
      case 0x20..<0x7F: width += 1
      case 0x200D: isJoined = true
      // A variation selector that asks for the picture of an emoji.
      case 0xFE0F: width = 2
      default: if !isJoined { width += of(scalar) }
      }
      if width >= 2 { return 2 }
    }
    return width
  }

  /// The cells of a text.
  static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    // The vowels and finals of Hangul stand inside the block that their initial opens.
    if (0x1160...0x11FF).contains(value) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wideRanges.contains { $0.contains(value) } ? 2 : 1
  }

  /// Blocks whose characters are wide or full width in Unicode's East Asian Width.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x1F200...0x1F265,
    0x20000...0x3FFFD,
  ]
}
