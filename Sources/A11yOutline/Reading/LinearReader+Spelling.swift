extension LinearReader {
  /// The characters of a text, one by one, capitals told apart.
  ///
  /// A character is what a reader sees as one: combining marks stay with their base.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: The language of the text; `nil` for that of the document.
  ///   - phonetically: Whether letters are said by the words of the spelling alphabet of the
  ///     language.
  /// - Returns: One utterance with a part for each character.
  public func spelling(
    of text: String,
    language: String?,
    phonetically: Bool = false
  ) -> Utterance {
    let alphabet = phonetically ? (language.flatMap(Words.init(for:)) ?? words).alphabet : [:]
    return Utterance(
      text.map { character in
        Utterance.Part(.name, name(of: character, in: alphabet), language: language)
      }
    )
  }

  private func name(of character: Character, in alphabet: [Character: String]) -> String {
    if character.isNewline { return words(.spelledNewLine) }
    if character.isWhitespace { return words(.spelledSpace) }
    let small = Character(character.lowercased().prefix(1).description)
    let letter = alphabet[small] ?? (character.isUppercase ? character.lowercased() : nil)
    guard let letter else { return words.keyName(String(character)) }
    return character.isUppercase ? words(.spelledCapital, ["letter": letter]) : letter
  }
}
