/// How a ``Speaker`` speaks; a change counts from the next utterance.
public struct SpeechConfiguration: Hashable, Sendable {
  /// Words a minute.
  ///
  /// The engine has two ranges, 80–449 and 500–1,200; what lies outside goes to the nearest
  /// (450 is slower than 449, espeak-ng#131).
  public var rate = 175

  /// Whether the rate counts on the scale above: from 500 to 1,200 words a minute, for people who
  /// hear that fast.
  public var isBoosted = false

  /// The pitch of the voice, 0–99.
  public var pitch = 50

  /// 0–100.
  public var volume = 100

  /// The volume of the sounds that go with what is said, 0–100; 0 is none.
  public var soundVolume = 50

  /// What is added to the pitch for words of the interface: roles, states, counts, messages.
  public var structurePitch = -8

  /// The name of a voice, as ``VoiceList/voice(named:)`` finds it; `nil` chooses by language.
  public var voice: String?

  /// The names of the voices for languages, by BCP 47 tag; they stand over ``voice``.
  public var voices: [String: String] = [:]

  /// The name of the voice for words of the interface; `nil` for that of the content, in another
  /// pitch.
  public var structureVoice: String?

  /// For how many seconds after speech the device is kept awake with silence.
  ///
  /// Some loudspeakers, most of all those without a cable, fall asleep when nothing comes, and
  /// swallow the first word when they wake.
  public var keepsAwake = 0

  /// The language of the content where neither document nor node says, as a BCP 47 tag.
  public var language: String?

  /// The language of our own words.
  public var interfaceLanguage = "en"

  /// How much punctuation is spoken.
  public var punctuation = PunctuationLevel.some

  /// The length of pauses, in percent of the usual.
  public var pauses = 100

  /// Where the sound goes; it is looked at once, when a ``Speaker`` is created.
  public var output = SpeechOutput.automatic

  /// Creates a configuration.
  public init() {}

  /// The rate as the engine is given it.
  var engineRate: Int {
    if isBoosted { return 500 + (max(80, min(rate, 449)) - 80) * 700 / 369 }
    return switch rate {
    case ..<80: 80
    case 450..<475: 449
    case 475..<500: 500
    case 1_201...: 1_200
    default: rate
    }
  }

  /// A pause as it is at the present rate, in milliseconds.
  ///
  /// - Parameter milliseconds: Its length at 175 words a minute.
  /// - Returns: Its length at the rate and with the pauses of the configuration.
  func pause(_ milliseconds: Int) -> Int {
    milliseconds * 175 / engineRate * max(0, min(pauses, 1_000)) / 100
  }
}
