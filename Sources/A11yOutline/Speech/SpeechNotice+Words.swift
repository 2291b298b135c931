internal import Foundation

extension SpeechNotice {
  /// The message for people.
  ///
  /// - Parameter language: The language of the interface, as a BCP 47 tag; English where there are
  ///   no words in it.
  /// - Returns: A sentence, with what to do about it where something can be done.
  public func message(in language: String) -> String {
    let words = Self.words[LanguageTag.primary(language)] ?? Self.english
    return values.reduce(words[topic] ?? topic.rawValue) { message, value in
      guard let place = message.range(of: "%@") else { return message }
      return message.replacingCharacters(in: place, with: value)
    }
  }

  private static let words = ["en": english, "pt": portuguese]

  private static let english: [Topic: String] = [
    .noVoice: """
    No speech: no speech engine was found. Install espeak-ng, or set A11Y_OUTLINE_WORKER; \
    the text goes on.
    """,
    .noAudio: """
    No sound: no PulseAudio server and no ALSA device can be opened. The text goes on; \
    'a11y-outline doctor' says more, and --speech none ends this message.
    """,
    .audioLost: "Sound lost; the text goes on.",
    .audioRestored: "Sound is back.",
    .textSkipped: "A text could not be spoken: %@",
    .languageWithoutVoice: "There is no voice for the language %@; another reads it.",
  ]

  private static let portuguese: [Topic: String] = [
    .noVoice: """
    Sem fala: nenhum sintetizador foi encontrado. Instale o espeak-ng ou defina \
    A11Y_OUTLINE_WORKER; o texto continua.
    """,
    .noAudio: """
    Sem som: não há servidor PulseAudio nem dispositivo ALSA que se possa abrir. O texto \
    continua; 'a11y-outline doctor' diz mais, e --speech none evita esta mensagem.
    """,
    .audioLost: "O som foi perdido; o texto continua.",
    .audioRestored: "O som voltou.",
    .textSkipped: "Um texto não pôde ser falado: %@",
    .languageWithoutVoice: "Não há voz para o idioma %@; outra voz o lê.",
  ]
}
