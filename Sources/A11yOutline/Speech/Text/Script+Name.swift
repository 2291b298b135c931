internal import Foundation

extension Script {
  /// Words in the names of characters that end the name of their script.
  private static let kinds: Set<Substring> = [
    "CAPITAL", "SMALL", "LETTER", "SYLLABLE", "SYLLABICS", "CHARACTER", "HIEROGLYPH", "SIGN",
    "VOWEL", "CONSONANT", "INDEPENDENT", "IDEOGRAPH",
  ]

  /// What is said in place of letters that no voice reads: the name of their script, as Unicode has
  /// it in the names of the letters.
  ///
  /// - Returns: A name such as "Tibetan"; `nil` for what is no letter, or a letter without a name.
  static func name(ofUnread letter: Unicode.Scalar) -> String? {
    guard ScalarClass(letter) == .letter, let name = letter.properties.name else { return nil }
    let words = name.split(separator: " ").prefix { !kinds.contains($0) }
    return words.isEmpty ? nil : words.map { $0.capitalized }.joined(separator: " ")
  }
}
