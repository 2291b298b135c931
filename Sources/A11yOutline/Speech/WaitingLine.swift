/// Entries in the order of their arrival.
struct WaitingLine {
  private var entries: [SpeechEntry] = []
  private var first = 0

  var isEmpty: Bool { first == entries.count }

  mutating func append(_ entry: SpeechEntry) {
    entries.append(entry)
  }

  /// Takes out the entry that came first.
  ///
  /// - Complexity: O(1) on average.
  mutating func removeFirst() -> SpeechEntry? {
    guard first < entries.count else { return nil }
    let entry = entries[first]
    first += 1
    if first > 32, first * 2 > entries.count {
      entries.removeFirst(first)
      first = 0
    }
    return entry
  }
}
