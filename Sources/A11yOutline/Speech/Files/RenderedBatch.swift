/// The sound of some steps of a file.
struct RenderedBatch: Sendable {
  /// The beginning or the end of an utterance.
  struct Mark: Equatable, Sendable {
    /// Its place, in samples from the start of the batch.
    var sample: Int

    /// How the utterance begins; `nil` for its end.
    var start: UtteranceStart?
  }

  /// The samples.
  var samples: [Int16] = []

  /// Where utterances begin and end, in order.
  var marks: [Mark] = []

  /// The beginnings of texts that could not be spoken.
  var skipped: [String] = []

  /// Why nothing can be spoken any more.
  var failure: SpeechError?
}
