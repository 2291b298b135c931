/// Chooses the voice for each language of an utterance.
struct VoiceChooser: Sendable {
  private let voices: VoiceList
  private let asked: Voice?
  private let fallback: Voice?

  /// - Parameters:
  ///   - voices: The voices there are.
  ///   - configuration: Names the voice that was asked for.
  ///   - language: The language of the content.
  init(voices: VoiceList, configuration: SpeechConfiguration, language: String) {
    self.voices = voices
    asked = configuration.voice.flatMap(voices.voice(named:))
    fallback =
      asked ?? voices.voice(for: language)
      ?? configuration.language.flatMap(voices.voice(for:))
      ?? voices.voice(for: configuration.interfaceLanguage) ?? voices.voice(for: "en")
  }

  /// The identifier of the voice for a language.
  ///
  /// The voice that was asked for reads its own language and every language that has none.
  func identifier(for language: String) -> String {
    if let asked, asked.languages.contains(where: { LanguageTag.isSameLanguage($0.tag, language) })
    {
      return asked.identifier
    }
    return (voices.voice(for: language) ?? fallback)?.identifier ?? ""
  }

  /// The languages, of some, that no voice speaks.
  func languagesWithoutVoice(in languages: [String]) -> [String] {
    guard !voices.voices.isEmpty else { return [] }
    return languages.filter { voices.voice(for: $0) == nil }
  }
}
