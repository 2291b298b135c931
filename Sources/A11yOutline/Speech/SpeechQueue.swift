/// The order in which utterances are spoken, and what silences what.
///
/// A response silences everything and its follow-ups die with it; news waits for the current unit
/// and comes before the next; of reports of progress only the last is kept. Nothing but a response
/// or a stop interrupts.
struct SpeechQueue {
  private var response = WaitingLine()
  private var notices = WaitingLine()
  private var reading = WaitingLine()
  private var progress: SpeechEntry?

  /// Whether nothing waits.
  var isEmpty: Bool {
    response.isEmpty && notices.isEmpty && reading.isEmpty && progress == nil
  }

  /// Adds an utterance.
  ///
  /// - Returns: Whether everything before it, also what is being heard, is silenced.
  mutating func add(_ entry: SpeechEntry) -> Bool {
    switch entry.speechClass {
    case .response:
      removeAll()
      response.append(entry)
      return true
    case .followUp: response.append(entry)
    case .notice: notices.append(entry)
    case .reading: reading.append(entry)
    case .progress: progress = entry
    }
    return false
  }

  /// Takes out what is spoken next.
  mutating func next() -> SpeechEntry? {
    if let entry = response.removeFirst() ?? notices.removeFirst() ?? reading.removeFirst() {
      return entry
    }
    defer { progress = nil }
    return progress
  }

  /// Forgets everything that waits.
  mutating func removeAll() {
    self = SpeechQueue()
  }
}
