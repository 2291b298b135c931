/// A piece of the sound of a chunk, or what came instead.
enum SynthesisOutput: Equatable {
  /// The next samples, and the words that begin in them.
  case audio(samples: ArraySlice<Int16>, words: [WordMark])

  /// The chunk is complete.
  case end

  /// The chunk could not be spoken, not even in safe text.
  case skipped

  /// The wake signal was given first.
  case woken

  /// The engine cannot be started; nothing will be spoken.
  case unavailable
}
