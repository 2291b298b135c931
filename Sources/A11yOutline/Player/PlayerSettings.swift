/// What a person sets, and a session may remember.
public struct PlayerSettings: Hashable, Sendable {
  /// How much is said.
  public var verbosity: Verbosity
  /// The speed of speech in words a minute.
  public var rate: Int
  /// Whether moves by item go round at the ends.
  public var wraps: Bool

  /// The rates that the synthesizer speaks at without stretching: from 80 to 449 words a minute.
  public static let rates = 80...449
  /// How much faster or slower one step is, in words a minute.
  static let rateStep = 15

  /// Creates settings.
  public init(verbosity: Verbosity = .normal, rate: Int = 175, wraps: Bool = false) {
    self.verbosity = verbosity
    self.rate = rate
    self.wraps = wraps
  }
}
