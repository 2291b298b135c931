import Foundation

/// Plays an outline at a terminal: brings keys to the player, and what it says to speech and to
/// the display.
///
/// The session is the only place where time matters. Keys that wait together are all carried out,
/// but only what the last one says is spoken and shown (tvraman/emacspeak#67); nothing runs and
/// nothing is written until a key, a signal or an event of speech comes.
@MainActor final class TerminalSession {
  /// How long a pause in typing ends going to an item.
  static let typeAheadPause = Duration.milliseconds(700)
  /// The exit code of a process that a signal ended is this and the number of the signal.
  static let signalBase: Int32 = 128

  let player: OutlinePlayer
  let options: TerminalOptions
  let device: TerminalDevice
  let capabilities: TerminalCapabilities
  let speech: any SessionSpeech
  let conductor: SpeechConductor
  let pipe = WakePipe()
  let inputWait: InputWait
  let events: SessionSpeechEvents
  let signals: SignalInbox
  let mode: TerminalMode
  var decoder: KeyDecoder
  var display: any Display
  var size: TerminalSize
  var response: [Utterance]
  /// The word of the response that is heard now.
  var heardWord: HeardWord?
  var typeAheadDeadline: Duration?
  /// The minutes that the sleep timer was set to, and when they are over.
  var sleepTimer: (minutes: Int, deadline: Duration)?
  var exitCode: Int32?
  /// What one command writes, to be written at once.
  private var output: [UInt8] = []

  /// Plays until the person leaves.
  ///
  /// Where standard input or output is no terminal, or none may be used, commands are read line by
  /// line instead.
  ///
  /// - Parameters:
  ///   - player: The player; its opening is said first.
  ///   - options: How the terminal is used.
  ///   - speech: What makes utterances heard.
  /// - Returns: The exit code: 0, or 128 and the number of the signal that ended the session.
  static func run(
    player: OutlinePlayer,
    options: TerminalOptions,
    speech: any SessionSpeech
  ) -> Int32 {
    var input = options.input
    if options.usesTerminal, options.readsKeysFromDevice {
      input = open("/dev/tty", O_RDWR | O_CLOEXEC)
      if input < 0 { input = options.input }
    }
    defer { if input != options.input { close(input) } }
    let device = TerminalDevice(input: input, output: options.output)
    guard options.usesTerminal, device.isTerminal else {
      return LineCommands(player, options: options, speech: speech).run()
    }
    return TerminalSession(player, options, device, speech).run()
  }

  private init(
    _ player: OutlinePlayer,
    _ options: TerminalOptions,
    _ device: TerminalDevice,
    _ speech: any SessionSpeech
  ) {
    self.player = player
    self.options = options
    self.device = device
    self.speech = speech
    capabilities = TerminalCapabilities(options.terminalName)
    inputWait = InputWait([device.input, pipe.readEnd])
    conductor = SpeechConductor(player, speech)
    events = SessionSpeechEvents(pipe)
    signals = SignalInbox(pipe)
    decoder = KeyDecoder(sequences: capabilities.keySequences)
    let modes = TerminalModes(
      capabilities,
      usesMouse: options.usesMouse,
      isFullScreen: options.isFullScreen
    )
    mode = TerminalMode(device, modes)
    size = device.size ?? options.statedSize ?? capabilities.size ?? .standard
    response = player.transcript.first?.utterances ?? []
    let isPlain = options.isPlain || options.isAccessibleModeOn || !capabilities.canAddress
    if isPlain { player.isLineViewOn = true }
    display = LineView(returnsCursor: capabilities.canAddress)
    if !player.isLineViewOn { display = screenDisplay() }
  }

  func screenDisplay() -> ScreenDisplay {
    ScreenDisplay(
      capabilities,
      size: size,
      emphasis: Emphasis(
        options.color,
        environment: options.environment,
        othersSpeak: options.othersSpeak
      ),
      words: player.words,
      isFullScreen: options.isFullScreen,
      startsAtTop: options.usesMouse
    )
  }
}

extension TerminalSession {
  private func run() -> Int32 {
    signals.open()
    defer { signals.close() }
    mode.enter()
    defer { mode.leave() }
    speech.onEvent = { [events] in events.append($0) }
    defer { speech.onEvent = nil }
    write(display.begin([player.reminder] + options.introduction))
    conductor.answer(response)
    response = displayed(response, afterMove: true)
    show(isNew: true)
    flush()
    while exitCode == nil {
      step()
      flush()
    }
    speech.stop()
    write(display.end(lastItem))
    flush()
    return exitCode ?? 0
  }

  /// Writes bytes together with all others of the same command.
  func write(_ bytes: [UInt8]) {
    output += bytes
  }

  /// Writes what was gathered; nothing when there is nothing.
  func flush() {
    guard !output.isEmpty else { return }
    device.write(output)
    output.removeAll(keepingCapacity: true)
  }

  private var lastItem: String? {
    player.cursor.map {
      RowRenderer(size: size, words: player.words).text(of: player.outline[$0])
    }
  }

  /// What of an answer is displayed.
  ///
  /// Another reader says the item when the cursor comes to its row; written below as well, it
  /// would be heard twice.
  func displayed(_ answer: [Utterance], afterMove moved: Bool) -> [Utterance] {
    options.othersSpeak && moved && !player.isLineViewOn ? answer.dropLast() : answer
  }

  func show(isNew: Bool) {
    var drawing: [String]?
    if player.isLaidOutViewOn, !player.isLineViewOn {
      player.layOut(columns: LaidOutRenderer.columns(of: size))
      drawing = player.drawing
    }
    let state = DisplayState(
      outline: player.outline,
      cursor: player.cursor,
      reviewOffset: player.reviewOffset,
      prompt: player.prompt,
      response: response,
      heardWord: heardWord,
      isNewResponse: isNew,
      words: player.words,
      drawing: drawing,
      region: drawing == nil ? nil : player.cursorRegion
    )
    write(display.update(state))
  }
}
