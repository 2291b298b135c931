internal import Foundation

/// Writes letters that a Latin voice does not know as the letters they are made of.
enum LetterFold {
  /// The last letter that every Latin voice may see; what lies above is decomposed.
  private static let lastCommon: UInt32 = 0x17F

  /// - Parameters:
  ///   - text: The text.
  ///   - language: The language of the voice that will read it.
  /// - Returns: Text with the letters of that language, and ASCII letters for the others.
  static func apply(_ text: MappedText, language: String) -> MappedText {
    guard text.scalars.contains(where: { $0.value > lastCommon }) else { return text }
    let isVietnamese = LanguageTag.primary(language) == "vi"
    var result = MappedText()
    for (index, scalar) in text.scalars.enumerated() {
      guard Script(scalar) == .latin, scalar.value > lastCommon,
        !isKept(scalar, isVietnamese: isVietnamese)
      else {
        result.append(scalar, from: text.sources[index])
        continue
      }
      let letters = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
      for letter in letters where letter.value < 0x80 {
        result.append(letter, from: text.sources[index])
      }
    }
    return result
  }

  private static func isKept(_ scalar: Unicode.Scalar, isVietnamese: Bool) -> Bool {
    switch scalar.value {
    case 0x218...0x21B: true
    case 0x1A0, 0x1A1, 0x1AF, 0x1B0, 0x1EA0...0x1EF9: isVietnamese
    default: false
    }
  }
}
