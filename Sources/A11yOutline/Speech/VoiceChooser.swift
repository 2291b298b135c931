/// Chooses the voice for each language of an utterance.
struct VoiceChooser: Sendable {
  private let voices: VoiceList
  private let asked: Voice?
  private let structure: Voice?
  private let byLanguage: [String: Voice]
  private let fallback: Voice?

  /// - Parameters:
  ///   - voices: The voices there are.
  ///   - configuration: Names the voices that were asked for.
  ///   - language: The language of the content.
  init(voices: VoiceList, configuration: SpeechConfiguration, language: String) {
    self.voices = voices
    asked = configuration.voice.flatMap(voices.voice(named:))
    structure = configuration.structureVoice.flatMap(voices.voice(named:))
    var byLanguage: [String: Voice] = [:]
    for (tag, name) in configuration.voices {
      byLanguage[LanguageTag.normalized(tag)] = voices.voice(named: name)
    }
    self.byLanguage = byLanguage
    fallback =
      asked ?? voices.voice(for: language)
      ?? configuration.language.flatMap(voices.voice(for:))
      ?? voices.voice(for: configuration.interfaceLanguage) ?? voices.voice(for: "en")
  }

  /// The identifier of the voice for a language.
  ///
  /// The voice that was asked for reads its own language and every language that has none; a
  /// language that was given a voice of its own is read by that.
  func identifier(for language: String) -> String {
    if let chosen = chosen(for: language) { return chosen.identifier }
    if let asked, asked.speaks(language) { return asked.identifier }
    return (voices.voice(for: language) ?? fallback)?.identifier ?? ""
  }

  /// The identifier of the voice for words of the interface: the voice that was asked for them
  /// where it speaks their language.
  func structureIdentifier(for language: String) -> String {
    if let structure, structure.speaks(language) { return structure.identifier }
    return identifier(for: language)
  }

  /// The languages, of some, that no voice speaks.
  func languagesWithoutVoice(in languages: [String]) -> [String] {
    guard !voices.voices.isEmpty else { return [] }
    return languages.filter { voices.voice(for: $0) == nil && chosen(for: $0) == nil }
  }

  /// The voice that the language, or the language it is a kind of, was given.
  private func chosen(for language: String) -> Voice? {
    if byLanguage.isEmpty { return nil }
    var tag = LanguageTag.normalized(language)[...]
    while true {
      if let voice = byLanguage[String(tag)] { return voice }
      guard let end = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<end]
    }
  }
}

extension Voice {
  /// Whether the voice speaks a language, in whatever region.
  fileprivate func speaks(_ language: String) -> Bool {
    languages.contains { LanguageTag.isSameLanguage($0.tag, language) }
  }
}
