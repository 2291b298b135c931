/// What a person sets, and a session may remember.
public struct PlayerSettings: Hashable, Sendable {
  /// How much is said.
  public var verbosity: Verbosity
  /// The speed of speech in words a minute.
  public var rate: Int
  /// Whether moves by item go round at the ends.
  public var wraps: Bool
  /// The pitch of the voice.
  public var pitch = 50
  /// The volume of the voice.
  public var volume = 100
  /// The length of pauses, in percent of the usual.
  public var pauses = 100
  /// The voice for the content; `nil` for the one that fits the language.
  public var voice: String?
  /// The voice for each language, by its BCP 47 tag.
  public var voices: [String: String] = [:]
  /// The voice for roles, states and messages; `nil` for that of the content, a little lower.
  public var systemVoice: String?
  /// The language of the content where the document does not say, as a BCP 47 tag.
  public var language: String?
  /// The language of our own words, as a BCP 47 tag; `nil` for that of the locale.
  public var interfaceLanguage: String?
  /// How much punctuation is spoken.
  public var punctuation = PunctuationLevel.some
  /// What is spoken aloud.
  public var speechMode = SpeechMode.talk
  /// Whether sounds go with what is said.
  public var sounds = SoundMode.on
  /// The volume of the sounds.
  public var soundVolume = 50
  /// The order of the parts of an utterance; those that are not listed follow as they are.
  public var order: [Utterance.Part.Kind] = []
  /// Whether a verbose utterance ends with what can be done.
  public var saysHints = true
  /// Whether the pitch falls with the level of an item.
  public var lowersPitchByLevel = false
  /// Whether the rate is on the scale from 500 to 1,200 words a minute.
  public var boostsRate = false
  /// For how many seconds after speech the sound device is kept awake.
  public var keepsAwake = 0
  /// Who speaks.
  public var speech = SpeechSource.own

  /// The rates that the synthesizer speaks at without stretching: from 80 to 449 words a minute.
  public static let rates = 80...449
  /// The pitches there are.
  public static let pitches = 0...99
  /// The volumes there are.
  public static let volumes = 0...100
  /// How long the sound device can be kept awake, in seconds.
  public static let wakefulTimes = 0...3_600
  /// How long pauses can be, in percent of the usual.
  public static let pauseLengths = 0...300
  /// How much faster or slower one step is, in words a minute.
  static let rateStep = 15
  /// How much one step of pitch or volume is.
  static let voiceStep = 5
  /// How much one step of the length of pauses is, in percent.
  static let pauseStep = 25

  /// Creates settings.
  public init(verbosity: Verbosity = .normal, rate: Int = 175, wraps: Bool = false) {
    self.verbosity = verbosity
    self.rate = rate
    self.wraps = wraps
  }
}
