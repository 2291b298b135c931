/// Tells the utterances given to a ``Speaker`` apart; a later one is greater.
public struct SpeechID: Hashable, Comparable, Sendable {
  let rawValue: UInt64

  /// Whether the first was spoken before the second.
  public static func < (first: SpeechID, second: SpeechID) -> Bool {
    first.rawValue < second.rawValue
  }
}
