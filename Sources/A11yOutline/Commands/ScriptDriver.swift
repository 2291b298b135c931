/// Presses keys without a terminal and prints what is said.
///
/// In the driver no time passes: continuous reading says all its units before the next key, and
/// what a key set going, such as a task of views, runs as far as it does without waiting.
@MainActor struct ScriptDriver {
  /// How the transcript is printed.
  enum Format: String {
    case text, json
  }

  private let player: OutlinePlayer
  private let format: Format
  private let speech: ScriptSpeech?

  /// Words what is said as another screen reader would; `nil` for our own words.
  private var otherReader: ScreenReaderText?

  /// Creates a driver of a player that was just opened.
  ///
  /// - Parameters:
  ///   - player: The player.
  ///   - format: How the transcript is printed.
  ///   - style: The screen reader whose words are printed; `nil` for our own.
  ///   - speech: What makes it heard as well; `nil` for silence.
  init(
    _ player: OutlinePlayer,
    format: Format,
    as style: ScreenReaderStyle? = nil,
    speech: ScriptSpeech? = nil
  ) {
    self.player = player
    self.format = format
    self.speech = speech
    otherReader = style.map(ScreenReaderText.init)
  }

  /// The keys of a text, separated by white space.
  ///
  /// - Throws: ``UsageError`` that names the first word that is no key.
  static func keys(in text: String) throws -> [Key] {
    try text.split(whereSeparator: \.isWhitespace).map { word in
      guard let key = Key(String(word)) else {
        throw UsageError("--keys: there is no key \(word), a11y-outline keys lists them")
      }
      return key
    }
  }

  /// Prints the opening, then what each key says; after the key that quits, no more.
  mutating func run(_ keys: [Key], print: (String) -> Void) {
    report(print)
    for key in keys where !player.wantsToQuit {
      player.press(key)
      player.readToEnd()
      report(print)
      InputWait.runWaiting()
      if let said = player.noticeChanges(), !said.isEmpty { report(print) }
    }
  }

  /// Prints one entry of the transcript.
  mutating func write(_ entry: TranscriptEntry, print: (String) -> Void) {
    var entry = entry
    if otherReader != nil {
      entry.utterances = entry.utterances.compactMap { utterance in
        otherReader?.text(of: utterance).map { Utterance([Utterance.Part(.message, $0)]) }
      }
    }
    switch format {
    case .text: entry.spoken.forEach(print)
    case .json: print(entry.json)
    }
  }

  /// What of an entry is heard: its utterances, or a sound alone.
  private func heard(_ entry: TranscriptEntry) -> [Utterance] {
    guard entry.utterances.isEmpty, let cue = player.wordlessCue else { return entry.utterances }
    return [Utterance(cue: cue)]
  }

  private mutating func report(_ print: (String) -> Void) {
    guard let entry = player.transcript.last else { return }
    write(entry, print: print)
    speech?.say(heard(entry), player.settings)
  }
}
