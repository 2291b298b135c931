/// Makes the sound of one chunk of text at a time; used from one thread.
protocol Synthesizer: AnyObject {
  /// Whether its samples can be heard, so that silence at their start is only a delay.
  var isAudible: Bool { get }

  /// Begins a chunk; what is left of an earlier one is given up.
  func begin(_ request: SynthesisRequest)

  /// The next piece of the chunk.
  ///
  /// - Parameter wake: Ends the waiting for a piece when it is given.
  /// - Returns: The piece, or what came instead.
  func next(orWake wake: WakeSignal) -> SynthesisOutput

  /// Gives up the chunk.
  func cancel()

  /// Tries to start once more when it was unavailable.
  ///
  /// - Returns: Whether it can speak now.
  func startAgain() -> Bool

  /// Forgets what it has spoken, where that can be heard in what it speaks next.
  func startAfresh()

  /// The voices that can be asked for.
  func voices() -> VoiceList
}

extension Synthesizer {
  func startAgain() -> Bool { true }

  func startAfresh() {}
}
