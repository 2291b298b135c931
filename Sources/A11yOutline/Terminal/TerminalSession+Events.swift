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
    // Told before the keys that came with it, which act on what there is now.
    let noticed = player.noticeChanges()
    if let noticed, !noticed.isEmpty { tell(noticed) }
    if !pressed.isEmpty {
      take(pressed, at: now)
    } else if isChanged || noticed?.isEmpty == false {
      show(isNew: true)
    } else if noticed != nil || heardWord != wordBefore {
      show(isNew: false)
    }
  }

  private func wait() -> (hasInput: Bool, hasSignal: Bool) {
    let deadlines = [
      decoder.deadline, typeAheadDeadline, speech.deadline, sleepTimer?.deadline,
    ].compactMap { $0 }
    let ready = inputWait.wait(for: deadlines.min().map { max(.zero, $0 - MonotonicClock.now) })
    return (ready.contains(device.input), ready.contains(pipe.readEnd))
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

  /// Tells what changed without a key.
  private func tell(_ noticed: [Utterance]) {
    response = noticed
    conductor.notify(noticed)
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
