extension TerminalSession {
  /// Carries out all that was pressed together; the last answer is the one that is heard.
  func take(_ pressed: [InputEvent], at now: Duration) {
    let start = player.cursor
    var answer: [Utterance] = []
    var isAnswered = false
    var isRedrawn = false
    for event in pressed where !player.wantsToQuit && isMeant(event) {
      // Silence does not wait for what the commands cost.
      if !isAnswered { conductor.interrupt() }
      isAnswered = true
      answer = said(for: event)
      if let text = player.takeCopiedText() { answer = copied(text, answer) }
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
    guard isAnswered else { return }
    if player.wantsToQuit {
      exitCode = 0
      return
    }
    typeAheadDeadline =
      player.prompt?.purpose == .goTo ? now + Self.typeAheadPause : nil
    noticeSleepTimer(at: now)
    if isRedrawn { write(display.restart(size, clears: true)) }
    conductor.answer(answer)
    heardWord = nil
    if !answer.isEmpty { response = displayed(answer, afterMove: player.cursor != start) }
    show(isNew: !answer.isEmpty)
  }

  /// Whether an event can do anything: text is pasted only where it is asked for, and a click
  /// means an item only on its row.
  private func isMeant(_ event: InputEvent) -> Bool {
    switch event {
    case .key: true
    case .paste: player.prompt != nil
    case .click(let column, let row): node(atColumn: column, row: row) != nil
    }
  }

  private func node(atColumn column: Int, row: Int) -> NodeID? {
    guard let display = display as? ScreenDisplay else { return nil }
    if let point = display.point(column: column, row: row) { return player.node(at: point) }
    return display.node(atRow: row)
  }

  private func said(for event: InputEvent) -> [Utterance] {
    switch event {
    case .key(let key): return player.press(key)
    case .paste(let text):
      return text.compactMap { Key(String($0)) }.filter { $0.character != nil }
        .reduce([]) { player.press($1) }
    case .click(let column, let row):
      guard let node = node(atColumn: column, row: row) else { return [] }
      return node == player.cursor ? player.press("Enter") : player.move(to: node)
    }
  }

  /// Copies a text, and adds to what is said where it is when that is not the clipboard.
  private func copied(_ text: String, _ answer: [Utterance]) -> [Utterance] {
    if capabilities.canAddress, let bytes = Clipboard.sequence(copying: text) {
      write(bytes)
      return answer
    }
    guard let path = Clipboard.save(text, environment: options.environment) else { return answer }
    return answer + [Utterance([Utterance.Part(.message, path)])]
  }

  private func switchDisplay() {
    write(display.end(nil))
    display = player.isLineViewOn ? LineView(returnsCursor: true) : screenDisplay()
    write(display.begin([]))
  }
}
