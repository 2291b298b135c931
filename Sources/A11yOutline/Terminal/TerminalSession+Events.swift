import Foundation

extension TerminalSession {
  /// Waits until something happens, and deals with it.
  func step() {
    let ready = wait()
    let now = MonotonicClock.now
    var isChanged = false
    let wordBefore = heardWord
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
    if let sleepTimer, sleepTimer.deadline <= now { fallAsleep() }
    if !pressed.isEmpty {
      take(pressed, at: now)
    } else if isChanged {
      show(isNew: true)
    } else if heardWord != wordBefore {
      show(isNew: false)
    }
  }

  private func wait() -> (hasInput: Bool, hasSignal: Bool) {
    let deadlines = [
      decoder.deadline, typeAheadDeadline, speech.deadline, sleepTimer?.deadline,
    ].compactMap { $0 }
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
      if case .word(let place, in: let utterance) = event { hear(place, of: utterance) }
      let said = conductor.take(event)
      guard !said.isEmpty else { continue }
      response = said
      heardWord = nil
      isChanged = true
    }
    return isChanged
  }

  /// Remembers the word that is heard; one of what is displayed no longer is late.
  private func hear(_ place: Range<Int>?, of utterance: Utterance) {
    guard let index = response.firstIndex(of: utterance) else { return }
    if place == nil, heardWord?.utterance != index { return }
    heardWord = place.map {
      HeardWord(utterance: index, place: $0, sentence: player.heardUnit?.sentence ?? 0)
    }
  }
}
