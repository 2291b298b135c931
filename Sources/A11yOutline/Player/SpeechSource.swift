/// Who speaks what a session says.
public enum SpeechSource: String, Hashable, Sendable, CaseIterable, Codable {
  /// This program.
  case own
  /// Speech Dispatcher, for this program.
  case server = "spd"
  /// Another screen reader or a braille display; this program is silent.
  case none
}
