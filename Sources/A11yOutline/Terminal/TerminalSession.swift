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
  private static let signalBase: Int32 = 128

  private let player: OutlinePlayer
  private let options: TerminalOptions
  private let device: TerminalDevice
  private let capabilities: TerminalCapabilities
  private let speech: any SessionSpeech
  private let conductor: SpeechConductor
  private let pipe = WakePipe()
  private let events: SessionSpeechEvents
  private let signals: SignalInbox
  private let mode: TerminalMode
  private var decoder: KeyDecoder
  private var display: any Display
  private var size: TerminalSize
  private var response: [Utterance]
  private var typeAheadDeadline: Duration?
  private var exitCode: Int32?

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
    conductor = SpeechConductor(player, speech)
    events = SessionSpeechEvents(pipe)
    signals = SignalInbox(pipe)
    decoder = KeyDecoder(sequences: capabilities.keySequences)
    let modes = TerminalModes(capabilities, usesMouse: options.usesMouse)
    mode = TerminalMode(device, start: modes.start, end: modes.end)
    size = device.size ?? options.statedSize ?? capabilities.size ?? .standard
    response = player.transcript.first?.utterances ?? []
    let isPlain = options.isPlain || options.isAccessibleModeOn || !capabilities.canAddress
    if isPlain { player.isLineViewOn = true }
    display = LineView(returnsCursor: capabilities.canAddress)
    if !player.isLineViewOn { display = screenDisplay() }
  }

  private func screenDisplay() -> ScreenDisplay {
    ScreenDisplay(
      capabilities,
      size: size,
      emphasis: Emphasis(options.color, environment: options.environment),
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
    device.write(display.begin([player.reminder] + options.introduction))
    conductor.answer(response)
    show(isNew: true)
    while exitCode == nil { step() }
    speech.stop()
    device.write(display.end(lastItem))
    return exitCode ?? 0
  }

  /// Waits until something happens, and deals with it.
  private func step() {
    let ready = wait()
    let now = MonotonicClock.now
    var isChanged = false
    if ready.hasSignal { isChanged = takeSignals() || isChanged }
    speech.elapse()
    isChanged = takeSpeechEvents() || isChanged
    var pressed = ready.hasInput ? read(at: now) : []
    pressed += decoder.expire(at: now)
    if let typeAheadDeadline, typeAheadDeadline <= now, pressed.isEmpty {
      self.typeAheadDeadline = nil
      player.endTypeAhead()
      show(isNew: false)
    }
    if !pressed.isEmpty {
      take(pressed, at: now)
    } else if isChanged {
      show(isNew: true)
    }
  }

  private func wait() -> (hasInput: Bool, hasSignal: Bool) {
    let deadlines = [decoder.deadline, typeAheadDeadline, speech.deadline].compactMap { $0 }
    var timeout: Int32 = -1
    if let next = deadlines.min() {
      let milliseconds = (next - MonotonicClock.now) / .milliseconds(1)
      timeout = Int32(min(max(0, milliseconds.rounded(.up)), 60_000))
    }
    var waits = [
      pollfd(fd: device.input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waits, 2, timeout) > 0 else { return (false, false) }
    return (waits[0].revents != 0, waits[1].revents != 0)
  }

  private func read(at now: Duration) -> [InputEvent] {
    guard let bytes = device.read() else {
      // The terminal is gone; there is nobody to say anything to.
      exitCode = exitCode ?? 0
      return []
    }
    return decoder.feed(bytes, at: now)
  }

  /// Deals with the signals that came.
  ///
  /// - Returns: Whether the display is to be brought up to date.
  private func takeSignals() -> Bool {
    var isChanged = false
    for number in pipe.drain().map(Int32.init) where number != 0 {
      switch number {
      case SIGWINCH:
        resize()
      case SIGTSTP:
        suspend()
        isChanged = true
      case SIGCONT:
        resume()
        isChanged = true
      default:
        if SignalInbox.leaving.contains(number) { exitCode = Self.signalBase + number }
      }
    }
    return isChanged
  }

  private func takeSpeechEvents() -> Bool {
    var isChanged = false
    for event in events.take() {
      let said = conductor.take(event)
      guard !said.isEmpty else { continue }
      response = said
      isChanged = true
    }
    return isChanged
  }
}

extension TerminalSession {
  /// Carries out all that was pressed together; the last answer is the one that is heard.
  private func take(_ pressed: [InputEvent], at now: Duration) {
    var answer: [Utterance] = []
    var isRedrawn = false
    for event in pressed where !player.wantsToQuit {
      answer = said(for: event)
      switch player.transcript.last?.command {
      case .redraw:
        isRedrawn = true
      case .suspend:
        suspend()
        answer = response
      case .toggleLineView: switchDisplay()
      default: break
      }
    }
    if player.wantsToQuit {
      exitCode = 0
      return
    }
    typeAheadDeadline =
      player.prompt?.purpose == .goTo ? now + Self.typeAheadPause : nil
    if isRedrawn { device.write(display.restart(size, clears: true)) }
    conductor.answer(answer)
    if !answer.isEmpty { response = answer }
    show(isNew: !answer.isEmpty)
  }

  private func said(for event: InputEvent) -> [Utterance] {
    switch event {
    case .key(let key): return player.press(key)
    case .paste(let text):
      guard player.prompt != nil else { return [] }
      return text.compactMap { Key(String($0)) }.filter { $0.character != nil }
        .reduce([]) { player.press($1) }
    case .click(_, let row):
      guard let screen = display as? ScreenDisplay, let node = screen.node(atRow: row) else {
        return []
      }
      return node == player.cursor ? player.press("Enter") : player.move(to: node)
    }
  }

  private func switchDisplay() {
    device.write(display.end(nil))
    display = player.isLineViewOn ? LineView(returnsCursor: true) : screenDisplay()
    device.write(display.begin([]))
  }

  /// A change of size is shown and never said.
  private func resize() {
    let new = device.size ?? size
    guard new != size else { return }
    size = new
    device.write(display.restart(size, clears: true))
    show(isNew: false)
  }

  /// Gives the terminal and the sound device back for as long as the process is stopped.
  private func suspend() {
    speech.suspend()
    device.write(display.end(nil))
    mode.leave()
    signals.stopProcess()
    resume()
  }

  private func resume() {
    mode.enter()
    size = device.size ?? size
    device.write(display.restart(size, clears: false))
    speech.resume()
    guard let cursor = player.cursor else { return }
    response = [player.reader.again(cursor, in: player.outline)]
    conductor.answer(response)
  }

  private var lastItem: String? {
    player.cursor.map {
      RowRenderer(size: size, words: player.words).text(of: player.outline[$0])
    }
  }

  private func show(isNew: Bool) {
    let state = DisplayState(
      outline: player.outline,
      cursor: player.cursor,
      prompt: player.prompt,
      response: response,
      isNewResponse: isNew,
      words: player.words
    )
    device.write(display.update(state))
  }
}
