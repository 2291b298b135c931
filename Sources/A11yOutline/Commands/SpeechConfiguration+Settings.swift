extension SpeechConfiguration {
  /// Takes over what a person has set.
  ///
  /// The voice and the language stay as they are where the person left them to the program.
  mutating func apply(_ settings: PlayerSettings) {
    rate = settings.rate
    isBoosted = settings.boostsRate
    pitch = settings.pitch
    volume = settings.volume
    pauses = settings.pauses
    punctuation = settings.punctuation
    soundVolume = settings.sounds == .off ? 0 : settings.soundVolume
    voices = settings.voices
    structureVoice = settings.systemVoice
    keepsAwake = settings.keepsAwake
    voice = settings.voice ?? voice
    language = settings.language ?? language
  }
}
