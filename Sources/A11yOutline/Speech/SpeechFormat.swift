/// The form of all sound that the engine makes: one channel of 16 bit samples.
enum SpeechFormat {
  /// Samples a second, in Hz; the same for every voice.
  static let sampleRate = 22_050

  /// The size of a sample, in bytes.
  static let sampleSize = MemoryLayout<Int16>.size
}
