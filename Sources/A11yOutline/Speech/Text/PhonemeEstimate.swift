/// Estimates how many phonemes the engine makes of a text, on the safe side.
enum PhonemeEstimate {
  /// Letters cost one and a half; a capital may be spelled, a digit is a word.
  static func weight(of scalar: Unicode.Scalar) -> Double {
    switch ScalarClass(scalar) {
    case .space: 1
    case .letter where scalar.properties.isUppercase: 4
    case .letter where Script(scalar) == .han: 6
    case .letter, .mark: 1.5
    case .digit: 9
    case .symbol: 12
    }
  }
}
