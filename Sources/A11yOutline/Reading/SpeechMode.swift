/// What is spoken aloud; transcripts and screens do not depend on it.
public enum SpeechMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// Every answer.
  case talk
  /// Only answers to commands that ask for something to be said.
  case onDemand
  /// Nothing but the answer to the command that changes the mode.
  case off
}
