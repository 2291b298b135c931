/// A synthesizer that could not be started, and when it is tried again.
///
/// A machine that is busy, or reads the voices from a slow disk, may keep an engine from starting in
/// time; that is no reason to be silent for the rest of the day.
struct LostVoice {
  /// The longest pause between two tries.
  private static let longestPause = Duration.seconds(60)

  /// What does not speak.
  let synthesizer: any Synthesizer

  private var pause: Duration
  private var nextTry: ContinuousClock.Instant

  /// - Parameters:
  ///   - synthesizer: What does not speak.
  ///   - pause: How long to wait before it is tried again, and after each failure twice as long.
  init(_ synthesizer: any Synthesizer, pause: Duration) {
    self.synthesizer = synthesizer
    self.pause = pause
    nextTry = .now + pause
  }

  /// Tries again, if it is time.
  ///
  /// - Returns: Whether it speaks.
  mutating func speaksAgain() -> Bool {
    guard ContinuousClock.now >= nextTry else { return false }
    if synthesizer.startAgain() { return true }
    pause = min(pause * 2, Self.longestPause)
    nextTry = .now + pause
    return false
  }
}
