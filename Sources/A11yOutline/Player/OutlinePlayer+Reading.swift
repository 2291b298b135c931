extension OutlinePlayer {
  /// Whether continuous reading goes on now.
  public var isReading: Bool { session != nil && !isPaused }

  /// The unit that sounds, or sounded last; `nil` when nothing is read.
  var heardUnit: ReadingUnit? { session?.heard }

  /// The next unit to speak; `nil` when nothing is read, or all was given.
  ///
  /// Whoever speaks asks for one unit while another sounds, and tells with
  /// ``readingStarted(_:)`` when each begins to sound.
  public func nextReadingUnit() -> ReadingUnit? {
    guard !isPaused else { return nil }
    return session?.next(in: outline, reader: reader)
  }

  /// Puts the cursor on a unit that begins to sound, and adds it to the transcript.
  ///
  /// It belongs to the entry of the key that was pressed last.
  public func readingStarted(_ unit: ReadingUnit) {
    session?.hear(unit)
    if let node = unit.node, outline.contains(node) { cursor = node }
    guard let last = transcript.indices.last else { return }
    let node = cursor.map { outline[$0] }
    transcript[last].utterances.append(unit.utterance)
    transcript[last].cursor = node?.name
    transcript[last].level = node?.level
    if unit.node == nil {
      session = nil
      reachedEnd = true
    }
    lastResponse = [unit.utterance]
    forgetReview()
  }

  /// Takes all that is left to read at once, as the script driver does: there no time passes.
  ///
  /// - Returns: What was said.
  @discardableResult
  public func readToEnd() -> [Utterance] {
    var said: [Utterance] = []
    while let unit = nextReadingUnit() {
      readingStarted(unit)
      said.append(unit.utterance)
    }
    return said
  }

  /// Starts reading at the cursor, or at the top.
  func read(fromTop: Bool) -> Answer {
    guard let current = cursor else { return noItems() }
    let isAtEnd = reachedEnd && outline.nextVisible(after: current) == nil
    let start = fromTop || isAtEnd ? outline.firstVisible : current
    isPaused = false
    reachedEnd = false
    session = ReadingSession(at: start, after: fromTop || isAtEnd ? nil : current)
    return .silence
  }

  /// Stops reading for a while, or goes on with the sentence that was interrupted.
  func pauseOrResume() -> Answer {
    guard session != nil else { return .silence }
    if isPaused {
      session?.restart(in: outline, reader: reader)
    } else if let cursor {
      open.remember(cursor)
      open.marks[MarkName.lastPause] = cursor
    }
    isPaused.toggle()
    return .silence
  }

  /// Ends reading; the cursor stays on what was heard.
  func endReading() {
    session = nil
    isPaused = false
  }

  /// Lets reading go on after a command, as the command's definition says.
  func continueReading(_ effect: CommandDefinition.ReadingEffect) {
    guard session != nil else { return }
    switch effect {
    case .stops, .decides: return
    case .restarts:
      session?.restart(in: outline, reader: reader)
    case .continues:
      guard let cursor else { return endReading() }
      session = ReadingSession(at: outline.nextVisible(after: cursor), after: cursor)
    }
  }
}
