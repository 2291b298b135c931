/// Writes text that is all in capitals in lower case, since the engine spells some of its words
/// (espeak-ng#301).
enum CapitalsFold {
  /// The longest word in capitals that stays as it is, such as an abbreviation, in scalars.
  private static let longestAbbreviation = 3

  static func apply(_ text: MappedText) -> MappedText {
    guard isAllCapitals(text) else { return text }
    var result = MappedText()
    var start = 0
    for index in 0...text.count where index == text.count || text.scalars[index] == " " {
      let isShort = index - start <= longestAbbreviation
      for position in start..<index {
        let scalar = text.scalars[position]
        let folded = isShort ? String(scalar) : scalar.properties.lowercaseMapping
        result.append(folded, from: text.sources[position])
      }
      if index < text.count { result.append(" ", from: text.sources[index]) }
      start = index + 1
    }
    return result
  }

  /// Whether the text has two or more words in capitals and hardly a small letter.
  private static func isAllCapitals(_ text: MappedText) -> Bool {
    var capitals = 0
    var small = 0
    for scalar in text.scalars {
      if scalar.properties.isUppercase { capitals += 1 }
      if scalar.properties.isLowercase { small += 1 }
    }
    return capitals > longestAbbreviation && small * 4 < capitals && text.scalars.contains(" ")
  }
}
