/// What the threads of a ``Speaker`` share.
struct SpeakerState: Sendable {
  /// What waits to be spoken.
  var queue = SpeechQueue()

  /// How the next utterance is spoken.
  var configuration: SpeechConfiguration

  /// Counts interruptions; what was made for an earlier number is thrown away.
  var generation: UInt64 = 0

  /// The number of utterances so far.
  var lastID: UInt64 = 0

  /// Whether the speaker is being closed.
  var isClosed = false

  /// Whether the speech server could be reached; `nil` while that is not known.
  var isServerReached: Bool?

  /// Adds an utterance to the queue.
  ///
  /// - Returns: Its name, and whether everything before it is silenced.
  mutating func add(
    _ utterance: Utterance,
    as speechClass: SpeechClass,
    language: String?
  ) -> (id: SpeechID, interrupts: Bool) {
    lastID += 1
    let id = SpeechID(rawValue: lastID)
    let entry = SpeechEntry(
      id: id,
      speechClass: speechClass,
      utterance: utterance,
      language: language,
      configuration: configuration
    )
    return (id, queue.add(entry))
  }
}
