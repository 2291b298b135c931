extension SpeechConfiguration {
  /// Takes over what a person has set: the numbers of speech and how much punctuation is spoken.
  mutating func apply(_ settings: PlayerSettings) {
    rate = settings.rate
    pitch = settings.pitch
    volume = settings.volume
    pauses = settings.pauses
    punctuation = settings.punctuation
  }
}
