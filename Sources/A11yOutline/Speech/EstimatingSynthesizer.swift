/// Makes silence as long as the speech would be, for a machine without a voice or sound.
///
/// Captions, say all and the cursor then keep the timing that they have with speech
/// (nvaccess/nvda#10797).
final class EstimatingSynthesizer: Synthesizer {
  /// The length of a piece, in samples: 50 ms.
  private static let pieceLength = 1_102

  let isAudible = false
  private var remaining = 0
  private let silence = [Int16](repeating: 0, count: EstimatingSynthesizer.pieceLength)

  func begin(_ request: SynthesisRequest) {
    let seconds = SpeechDuration.estimatedSeconds(of: request.text, rate: request.rate)
    remaining = Int(seconds * Double(SpeechFormat.sampleRate))
  }

  func next(orWake wake: WakeSignal) -> SynthesisOutput {
    guard remaining > 0 else { return .end }
    let count = min(remaining, Self.pieceLength)
    remaining -= count
    return .audio(samples: silence[..<count], words: [])
  }

  func cancel() {
    remaining = 0
  }

  func voices() -> VoiceList { VoiceList([], engine: nil) }
}
