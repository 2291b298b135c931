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
    configuration.apply(settings)
    configuration.voice = value(.voice)
    configuration.language = value(.language)
    configuration.interfaceLanguage = words.tag
    if configuration.voice != nil || configuration.language != nil {
      try VoiceList.load().check(configuration)
    }
    configuration.voice = configuration.voice ?? settings.voice
    configuration.language = configuration.language ?? settings.language ?? language
    if let output = value(.audio) { configuration.output = try SpeechOutput(output) }
    return configuration
  }

  /// Whether this program speaks: as the option says, else the environment, else as the last run
  /// did.
  ///
  /// - Parameter isSilent: Whether the last run left speaking to others.
  /// - Returns: Whether it does.
  /// - Throws: ``UsageError`` when the environment says neither.
  func speaks(remembered isSilent: Bool = false) throws -> Bool {
    if let who = value(.speech) { return who == "own" }
    let variable = "A11Y_OUTLINE_SPEECH"
    switch ProcessInfo.processInfo.environment[variable] {
    case nil, "": return !isSilent
    case "own": return true
    case "none": return false
    case let other?: throw UsageError("\(variable)=\(other): own or none is wanted")
    }
  }
}
