/// The sound of some steps of a file.
struct RenderedBatch: Sendable {
  /// The samples.
  var samples: [Int16] = []

  /// Where utterances end, in samples from the start of the batch.
  var utteranceEnds: [Int] = []

  /// The beginnings of texts that could not be spoken.
  var skipped: [String] = []

  /// Why nothing can be spoken any more.
  var failure: SpeechError?
}
