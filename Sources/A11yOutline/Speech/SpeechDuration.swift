/// Estimates how long a text takes to speak.
public enum SpeechDuration {
  /// Scalars that a voice speaks in a second at one word a minute.
  ///
  /// From a sentence of 18 words and 100 scalars: 4.71 s at 175 words a minute, 1.82 s at 449.
  private static let scalarsPerSecondAndRate = 100 / (4.71 * 175)

  /// How much longer an ideograph or syllable takes than a letter, and a digit.
  private static let syllableWeight = 3.5
  private static let digitWeight = 4.0

  /// The estimated length of the speech.
  ///
  /// - Parameters:
  ///   - text: The words as they are given to the voice.
  ///   - rate: Words a minute.
  /// - Returns: Seconds.
  /// - Complexity: O(length of the text).
  public static func estimatedSeconds(of text: String, rate: Int) -> Double {
    var weight = 0.0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39: weight += digitWeight
      case 0x2E80...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
        weight += syllableWeight
      default: weight += 1
      }
    }
    return weight / (scalarsPerSecondAndRate * Double(max(rate, 1)))
  }
}
