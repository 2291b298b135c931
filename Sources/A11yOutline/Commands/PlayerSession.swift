/// One playing of an outline: by the keys of a script, by lines, or in a terminal.
@MainActor struct PlayerSession {
  private let invocation: Invocation
  private let player: OutlinePlayer

  /// Creates a session with the options of a run.
  init(_ invocation: Invocation, _ player: OutlinePlayer) {
    self.invocation = invocation
    self.player = player
  }

  /// Plays until the person leaves, or the keys are used up.
  ///
  /// - Returns: The exit code.
  /// - Throws: ``UsageError``, or ``SpeechError`` for a voice that nobody has.
  func run() throws -> Int32 {
    let configuration = try invocation.speechConfiguration(
      player.settings,
      words: player.words,
      language: player.outline.language
    )
    if let keys = invocation.value(.keys) {
      return try play(ScriptDriver.keys(in: keys), configuration).rawValue
    }
    if invocation.has(.speakAs) {
      throw UsageError("--speak-as is about the transcript: give --keys too, or use read")
    }
    StandardOutput.flush()
    let options = try terminalOptions()
    guard try source() != .none else {
      return TerminalSession.run(player: player, options: options, speech: SilentSessionSpeech())
    }
    let speech = SpeakerSessionSpeech(configuration, words: player.words)
    // Without a device a person reads on; one who names a device is told that there is none.
    if invocation.has(.audio) { try speech.waitForOutput() }
    let code = TerminalSession.run(player: player, options: options, speech: speech)
    // While the rows are on the screen a line between them would garble it; the caption has told.
    for notice in speech.notices() { StandardOutput.report(notice) }
    return code
  }

  /// Plays the keys of a script, which is silent unless an option asks for sound.
  private func play(_ keys: [Key], _ configuration: SpeechConfiguration) throws -> ExitCode {
    let isHeard = invocation.has(.speech) || invocation.has(.audio)
    let isMuted = SpeechOutput.resolved(configuration.output) == .none
    let speech = try isHeard && source() != .none && !isMuted ? ScriptSpeech(configuration) : nil
    var driver = invocation.scriptDriver(player, speech: speech)
    driver.run(keys, print: StandardOutput.print)
    guard let speech else { return .done }
    StandardOutput.flush()
    let notices = speech.finish()
    for notice in notices { StandardOutput.report(notice.message(in: player.words)) }
    return notices.contains { $0.topic.isSilence } ? .speech : .done
  }

  private func source() throws -> SpeechSource {
    try invocation.speech(remembered: player.settings.speech)
  }

  private func terminalOptions() throws -> TerminalOptions {
    var options = TerminalOptions()
    options.isPlain = invocation.has(.plain)
    options.usesTerminal = !invocation.has(.noTerminal)
    options.readsKeysFromDevice = invocation.operands.first == "-"
    options.isFullScreen = invocation.has(.fullScreen)
    options.usesMouse = invocation.has(.mouse)
    options.color = invocation.value(.color).flatMap(ColorChoice.init(rawValue:))
    options.othersSpeak = try source() == .none
    let how: Phrase = options.othersSpeak ? .speechSwitchOn : .speechSwitchOff
    options.introduction = [player.words(how)]
    return options
  }
}
