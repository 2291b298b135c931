extension SpeechNotice {
  /// The notice as a sentence of the interface language.
  func message(in words: Words) -> String {
    let value = values.first ?? ""
    switch topic {
    case .noVoice: return words(.noticeNoVoice)
    case .noAudio: return words(.noticeNoAudio)
    case .noServer: return words(.noticeNoServer)
    case .audioLost: return words(.noticeAudioLost)
    case .audioRestored: return words(.noticeAudioRestored)
    case .textSkipped: return words(.noticeTextSkipped, ["text": value])
    case .languageWithoutVoice:
      return words(.noticeLanguageWithoutVoice, ["language": value])
    }
  }
}
