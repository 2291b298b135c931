/// One entry of the table of options.
///
/// Parsing, help, completions and the manual page are made from it.
struct OptionDefinition: Sendable {
  /// The name without its dashes.
  let name: String
  /// The one letter that may stand for it.
  var letter: Character?
  /// What stands for the value in help; `nil` for an option without one.
  var value: String?
  /// The values there are to choose from; empty when any text will do.
  var choices: [String] = []
  /// What the option does, in a few words.
  let summary: String
}

extension OptionDefinition {
  static let verbosity = OptionDefinition(
    name: "verbosity",
    value: "LEVEL",
    choices: Verbosity.allCases.map(\.rawValue),
    summary: "how much is said"
  )
  static let language = OptionDefinition(
    name: "language",
    value: "TAG",
    summary: "language of the content where the document does not say"
  )
  static let detectLanguage = OptionDefinition(
    name: "detect-language",
    value: "WHETHER",
    choices: ["auto", "off"],
    summary: "tell the language of texts that state none by their words"
  )
  static let interfaceLanguage = OptionDefinition(
    name: "interface-language",
    value: "TAG",
    summary: "language of our own words (default: the locale)"
  )
  static let voice = OptionDefinition(
    name: "voice",
    value: "NAME",
    summary: "voice for the content; see the voices command"
  )
  static let rate = OptionDefinition(
    name: "rate",
    value: "WPM",
    summary: "speed in words a minute, 80 to 449"
  )
  static let rateBoost = OptionDefinition(
    name: "rate-boost",
    summary: "the speeds count from 500 to 1,200 words a minute instead"
  )
  static let sounds = OptionDefinition(
    name: "sounds",
    value: "MODE",
    choices: SoundMode.allCases.map(\.rawValue),
    summary: "short sounds beside the words, or in place of states, edges and misses"
  )
  static let expand = OptionDefinition(
    name: "expand",
    value: "document|all|none|N",
    summary: "what is open at the start; N: levels 1 to N"
  )
  static let from = OptionDefinition(
    name: "from",
    value: "FORMAT",
    summary: "format of the input; see the formats command"
  )
  static let to = OptionDefinition(
    name: "to",
    value: "FORMAT",
    summary: "format of the output; else the end of its name tells"
  )
  static let keys = OptionDefinition(
    name: "keys",
    value: "KEYS",
    summary: "press these keys without a terminal and print what is said"
  )
  static let format = OptionDefinition(
    name: "format",
    value: "FORMAT",
    choices: ["text", "json"],
    summary: "how the transcript is printed"
  )
  static let select = OptionDefinition(
    name: "select",
    value: "SELECTOR",
    summary: "only the elements that a CSS selector chooses"
  )
  static let speech = OptionDefinition(
    name: "speech",
    value: "WHO",
    choices: SpeechSource.allCases.map(\.rawValue),
    summary: "who speaks: this program, Speech Dispatcher, or your own reader or braille display"
  )
  static let audio = OptionDefinition(
    name: "audio",
    value: "OUTPUT",
    summary: "where sound goes: auto, pulse, alsa, alsa:DEVICE, wav:FILE or none"
  )
  static let wrap = OptionDefinition(
    name: "wrap",
    summary: "moves by item go round at the ends"
  )
  static let plain = OptionDefinition(
    name: "plain",
    summary: "one new line for each response; nothing is redrawn"
  )
  static let noTerminal = OptionDefinition(
    name: "no-tty",
    summary: "read commands as lines of text, print responses as lines"
  )
  static let fullScreen = OptionDefinition(
    name: "full-screen",
    summary: "use the alternate screen"
  )
  static let mouse = OptionDefinition(
    name: "mouse",
    summary: "a click goes to the item under it"
  )
  static let color = OptionDefinition(
    name: "color",
    value: "WHEN",
    choices: ["auto", "always", "never"],
    summary: "when colour is used"
  )
  static let tone = OptionDefinition(name: "tone", summary: "say a test sentence")
  static let output = OptionDefinition(
    name: "output",
    letter: "o",
    value: "FILE",
    summary: "the file to write"
  )
  static let resume = OptionDefinition(
    name: "resume",
    summary: "with --keys too, go on where the document was left, and remember the place"
  )
  static let preset = OptionDefinition(
    name: "preset",
    value: "NAME",
    choices: KeyMap.presets.map(\.name),
    summary: "the map of keys"
  )
  static let subtitles = OptionDefinition(
    name: "subtitles",
    value: "FILE",
    summary: "write what is heard, with its times, to FILE.vtt or FILE.srt"
  )
  static let split = OptionDefinition(
    name: "split",
    value: "LEVEL",
    summary: "a file for each item down to this level, numbered, and a playlist"
  )
  static let chapters = OptionDefinition(
    name: "chapters",
    value: "FILE",
    summary: "write the chapters to FILE.cue, or to FILE.txt as FFmpeg reads them"
  )
  static let help = OptionDefinition(name: "help", letter: "h", summary: "print this help")
  static let version = OptionDefinition(name: "version", summary: "print the version")

  /// How the outline is read and said, the same for all that do.
  static let reading: [OptionDefinition] = [
    verbosity, language, interfaceLanguage, expand, from,
  ]

  /// How speech sounds.
  static let speaking: [OptionDefinition] = [voice, rate, rateBoost, sounds, detectLanguage]
}
