internal import Foundation

/// Removes what a voice must never see, and brings the rest into one form.
///
/// The engine uses control characters and private characters as commands to itself, and its
/// directional and joining controls only disturb its dictionaries.
enum SpeechSanitizer {
  /// The most combining marks kept on one base; more cannot be said.
  private static let mostMarks = 4

  /// The smallest scalar that composition can change.
  private static let firstUnstable: UInt32 = 0x300

  static func apply(_ text: MappedText) -> MappedText {
    let text = MalayalamFinals.apply(composed(unstyled(text)))
    var clean = MappedText()
    var marks = 0
    for (index, scalar) in text.scalars.enumerated() {
      switch treatment(of: scalar, at: index, in: text) {
      case .keep:
        marks = ScalarClass(scalar) == .mark ? marks + 1 : 0
        if marks <= mostMarks { clean.append(plain(scalar), from: text.sources[index]) }
      case .space:
        marks = 0
        if clean.scalars.last != " " { clean.append(" ", from: text.sources[index]) }
      case .drop:
        break
      }
    }
    return trimmed(clean)
  }

  /// What becomes of a scalar.
  private enum Treatment {
    case keep, space, drop
  }

  private static func treatment(
    of scalar: Unicode.Scalar,
    at index: Int,
    in text: MappedText
  ) -> Treatment {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0: return .space
    case 0x21...0x7E: return .keep
    case 0..<0x20, 0x7F...0x9F, 0xAD: return .drop
    // The marks between the syllables and the clauses of Tibetan, which no voice reads.
    case 0xF04...0xF14: return .space
    case 0x200C where isArabic(before: index, in: text): return .space
    case 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F: return .drop
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: return .drop
    case 0xFFF0...0xFFFF, 0x0530, 0x0557, 0xE0000...0xE0FFF: return .drop
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    case .control, .format, .surrogate, .privateUse, .unassigned, .enclosingMark: return .drop
    default: return .keep
    }
  }

  /// Styled letters as the letters they stand for: 𝐇𝐞𝐥𝐥𝐨 and Ｈｅｌｌｏ are words.
  private static func unstyled(_ text: MappedText) -> MappedText {
    guard text.scalars.contains(where: isStyled) else { return text }
    var result = MappedText()
    for (index, scalar) in text.scalars.enumerated() {
      let plain =
        isStyled(scalar)
        ? String(scalar).precomposedStringWithCompatibilityMapping : String(scalar)
      result.append(plain, from: text.sources[index])
    }
    return result
  }

  private static func isStyled(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1D400...0x1D7FF, 0xFF10...0xFF5A, 0xFB00...0xFB06, 0x24B6...0x24E9: true
    default: false
    }
  }

  /// A digit of any script as an ASCII digit, which every voice reads.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value >= 0x80, scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    else { return scalar }
    return Unicode.Scalar(UInt8(ascii: "0") + UInt8(value))
  }

  private static func isArabic(before index: Int, in text: MappedText) -> Bool {
    index > 0 && Script(text.scalars[index - 1]) == .arabic
  }

  /// The text in composed form (NFC).
  ///
  /// - Complexity: O(length); text without combining characters is returned as it is.
  private static func composed(_ text: MappedText) -> MappedText {
    guard text.scalars.contains(where: { $0.value >= firstUnstable }) else { return text }
    let string = text.string
    let normal = string.precomposedStringWithCanonicalMapping
    if string.unicodeScalars.elementsEqual(normal.unicodeScalars) { return text }
    var result = MappedText()
    var index = 0
    for character in string {
      let count = character.unicodeScalars.count
      let range = index..<(index + count)
      index += count
      let normal = String(character).precomposedStringWithCanonicalMapping
      if normal.unicodeScalars.elementsEqual(character.unicodeScalars) {
        result.append(text[range])
      } else if let source = text.source(of: range) {
        result.append(normal, from: source)
      }
    }
    return result
  }

  private static func trimmed(_ text: MappedText) -> MappedText {
    let start = text.scalars.firstIndex { $0 != " " } ?? text.count
    let end = (text.scalars.lastIndex { $0 != " " } ?? start - 1) + 1
    return start == 0 && end == text.count ? text : text[start..<end]
  }
}
