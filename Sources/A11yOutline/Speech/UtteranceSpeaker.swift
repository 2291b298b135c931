/// What utterances are given to, to be heard.
protocol UtteranceSpeaker: Sendable {
  /// How the next utterance is spoken.
  var configuration: SpeechConfiguration { get nonmutating set }

  /// Speaks an utterance; returns at once.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - speechClass: What it silences and what it waits for.
  ///   - language: The language of the content; `nil` for that of the configuration.
  /// - Returns: The name by which events tell of it.
  @discardableResult
  func speak(_ utterance: Utterance, as speechClass: SpeechClass, language: String?) -> SpeechID

  /// Waits until it is known whether anything can be heard.
  ///
  /// - Throws: ``SpeechError/noAudio(reason:)`` when it cannot.
  func waitForOutput() throws(SpeechError)

  /// Silences everything that is heard or waits.
  func stop()

  /// Silences everything and gives the sound device up, while the process is stopped.
  func suspend()

  /// Takes the sound device again.
  func resume()

  /// Ends the speaker, with silence at once.
  func close()
}
