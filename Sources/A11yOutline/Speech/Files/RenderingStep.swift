/// One step of writing speech to a file.
enum RenderingStep: Equatable, Sendable {
  /// The beginning of an utterance.
  case start(UtteranceStart)

  /// The sound of a chunk.
  case speak(SynthesisRequest)

  /// Silence, in milliseconds.
  case pause(Int)

  /// A sound, on the speech that follows.
  case sound(SoundCue, volume: Int)

  /// The end of an utterance.
  case utteranceEnd

  /// How much of the engine's time it takes, in bytes of text.
  var weight: Int {
    if case .speak(let request) = self { request.text.utf8.count } else { 0 }
  }
}
