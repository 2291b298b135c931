/// What the speech engine says of itself when it starts.
public struct EngineDescription: Hashable, Sendable {
  /// The version of eSpeak NG, such as `1.51`.
  public var version: String

  /// The folder from which the engine reads its voices.
  public var dataPath: String

  /// The samples a second of everything it speaks, in Hz.
  public var sampleRate: Int
}
