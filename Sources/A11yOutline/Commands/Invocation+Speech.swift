import Foundation

extension Invocation {
  /// How to speak, as the options say.
  ///
  /// - Parameters:
  ///   - settings: The settings of the player.
  ///   - words: The words of the interface language.
  ///   - language: The language of the document.
  /// - Returns: A configuration whose voice and language were found.
  /// - Throws: ``SpeechError`` for a voice or a language that an option asks for and nobody has.
  func speechConfiguration(
    _ settings: PlayerSettings,
    words: Words,
    language: String?
  ) throws -> SpeechConfiguration {
    var configuration = SpeechConfiguration()
    configuration.voice = value(.voice)
    configuration.language = value(.language)
    configuration.interfaceLanguage = words.tag
    if configuration.voice != nil || configuration.language != nil {
      try VoiceList.load().check(configuration)
    }
    let asked = configuration
    configuration.apply(settings)
    configuration.voice = asked.voice ?? settings.voice
    configuration.language = asked.language ?? settings.language ?? language
    if let output = value(.audio) { configuration.output = try SpeechOutput(output) }
    if try speech(remembered: settings.speech) == .server { configuration.output = .server }
    return configuration
  }

  /// Who speaks: as the option says, else the environment, else as in the last run.
  ///
  /// - Parameter last: Who spoke in the last run.
  /// - Returns: Who does.
  /// - Throws: ``UsageError`` when the environment names nobody who could.
  func speech(remembered last: SpeechSource = .own) throws -> SpeechSource {
    if let source = value(.speech).flatMap(SpeechSource.init(rawValue:)) { return source }
    let variable = "A11Y_OUTLINE_SPEECH"
    guard let text = ProcessInfo.processInfo.environment[variable], !text.isEmpty else {
      return last
    }
    guard let source = SpeechSource(rawValue: text) else {
      let names = SpeechSource.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("\(variable)=\(text): one of \(names) is wanted")
    }
    return source
  }
}
