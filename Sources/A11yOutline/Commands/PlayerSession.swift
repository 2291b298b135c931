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
      var driver = invocation.scriptDriver(player)
      driver.run(try ScriptDriver.keys(in: keys), print: StandardOutput.print)
      return ExitCode.done.rawValue
    }
    if invocation.has(.speakAs) {
      throw UsageError("--speak-as is about the transcript: give --keys too, or use read")
    }
    StandardOutput.flush()
    let options = try terminalOptions()
    guard try speaks() else {
      return TerminalSession.run(player: player, options: options, speech: SilentSessionSpeech())
    }
    let speech = SpeakerSessionSpeech(configuration, words: player.words)
    let code = TerminalSession.run(player: player, options: options, speech: speech)
    // While the rows are on the screen a line between them would garble it; the caption has told.
    for notice in speech.notices() { StandardOutput.report(notice) }
    return code
  }

  private func speaks() throws -> Bool {
    try invocation.speaks(remembered: player.settings.isSilent)
  }

  private func terminalOptions() throws -> TerminalOptions {
    var options = TerminalOptions()
    options.isPlain = invocation.has(.plain)
    options.usesTerminal = !invocation.has(.noTerminal)
    options.readsKeysFromDevice = invocation.operands.first == "-"
    options.isFullScreen = invocation.has(.fullScreen)
    options.usesMouse = invocation.has(.mouse)
    options.color = invocation.value(.color).flatMap(ColorChoice.init(rawValue:))
    options.othersSpeak = try !speaks()
    let how: Phrase = try speaks() ? .speechSwitchOff : .speechSwitchOn
    options.introduction = [player.words(how)]
    return options
  }
}
