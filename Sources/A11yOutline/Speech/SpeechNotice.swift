/// Something about the speech itself that the listener should be told once.
public struct SpeechNotice: Hashable, Sendable {
  /// What happened.
  public enum Topic: String, Hashable, Sendable, CaseIterable {
    /// No speech engine was found or it does not start; captions go on.
    case noVoice

    /// No sound device could be opened; captions go on.
    case noAudio

    /// The speech server cannot be reached; captions go on.
    case noServer

    /// The sound device was lost.
    case audioLost

    /// Sound works again.
    case audioRestored

    /// A text could not be spoken; its beginning is the value.
    case textSkipped

    /// No voice speaks a language; its tag is the value.
    case languageWithoutVoice

    /// Whether nothing is heard because of it.
    var isSilence: Bool {
      switch self {
      case .noVoice, .noAudio, .noServer, .audioLost: true
      case .audioRestored, .textSkipped, .languageWithoutVoice: false
      }
    }
  }

  /// What happened.
  public var topic: Topic

  /// What it happened to, for the places in the message.
  public var values: [String]

  /// Creates a notice.
  public init(_ topic: Topic, _ values: String...) {
    self.topic = topic
    self.values = values
  }
}
