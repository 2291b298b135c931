/// Whether sounds go with what is said.
public enum SoundMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// No sounds.
  case off
  /// Sounds beside the words.
  case on
  /// Sounds in place of the words for the state of groups, edges and misses.
  ///
  /// The words stay in the transcript and on the screen; only the voice leaves them out.
  case insteadOfWords
}
