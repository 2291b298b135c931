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
}
