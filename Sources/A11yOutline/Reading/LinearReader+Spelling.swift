extension LinearReader {
  /// The characters of a text, one by one, capitals told apart.
  ///
  /// A character is what a reader sees as one: combining marks stay with their base.
  public func spelling(of text: String, language: String?) -> Utterance {
    Utterance(
      text.map { character in Utterance.Part(.name, name(of: character), language: language) }
    )
  }

  private func name(of character: Character) -> String {
    if character.isNewline { return words(.spelledNewLine) }
    if character.isWhitespace { return words(.spelledSpace) }
    if character.isUppercase {
      return words(.spelledCapital, ["letter": character.lowercased()])
    }
    return words.keyName(String(character))
  }
}
