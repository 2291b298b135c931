/// Writes the final consonants of Malayalam as the letters they are.
///
/// Before Unicode 5.1 they were written as a consonant, a virama and a zero-width joiner; without the
/// joiner, which no voice gets, the virama would be read as a vowel.
enum MalayalamFinals {
  private static let virama: Unicode.Scalar = "\u{D4D}"
  private static let joiner: Unicode.Scalar = "\u{200D}"

  /// The final form of each consonant that has one.
  private static let finals: [Unicode.Scalar: Unicode.Scalar] = [
    "\u{D23}": "\u{D7A}", "\u{D28}": "\u{D7B}", "\u{D30}": "\u{D7C}", "\u{D32}": "\u{D7D}",
    "\u{D33}": "\u{D7E}", "\u{D15}": "\u{D7F}",
  ]

  /// - Complexity: O(length of the text).
  static func apply(_ text: MappedText) -> MappedText {
    let scalars = text.scalars
    guard scalars.contains(virama), scalars.contains(joiner) else { return text }
    var result = MappedText()
    var index = 0
    while index < scalars.count {
      if index + 2 < scalars.count, scalars[index + 1] == virama, scalars[index + 2] == joiner,
        let final = finals[scalars[index]], let source = text.source(of: index..<(index + 3))
      {
        result.append(final, from: source)
        index += 3
      } else {
        result.append(scalars[index], from: text.sources[index])
        index += 1
      }
    }
    return result
  }
}
