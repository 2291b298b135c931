extension OutlinePlayer {
  func perform(_ command: Command, key: Key?) -> [Utterance] {
    guard let definition = CommandDefinition.byCommand[command] else {
      return record(key: key, command: command, [])
    }
    count(command)
    isResponseSpoken = isSpoken(definition)
    let answer = carryOut(definition)
    let given = answer.command ?? command
    return record(key: key, command: given, answer.utterances, isAnew: definition.isAnswerNew)
  }

  /// Does what a command does, with all that follows from what kind of command it is.
  func carryOut(_ definition: CommandDefinition) -> Answer {
    let before = (cursor: cursor, outlines: below.count)
    if definition.whileReading == .stops { endReading() }
    let answer = definition.action(self)
    // What was chosen in a list has done all this itself, in the outline below.
    guard before.outlines == below.count else { return answer }
    if before.cursor != cursor {
      if definition.isJump { leave(before.cursor, for: cursor) }
      forgetReview()
    }
    continueReading(definition.whileReading)
    return answer
  }

  @discardableResult
  func record(
    key: Key?,
    command: Command?,
    _ utterances: [Utterance],
    isAnew: Bool = true,
    wordless cue: SoundCue? = nil
  ) -> [Utterance] {
    wordlessCue = cue
    let node = cursor.map { outline[$0] }
    transcript.append(
      TranscriptEntry(
        key: key,
        command: command,
        utterances: utterances,
        cursor: node?.name,
        level: node?.level
      )
    )
    rememberPlace()
    if let limit = transcriptLimit, transcript.count > 2 * limit {
      transcript.removeFirst(transcript.count - limit)
    }
    if !utterances.isEmpty {
      lastResponse = utterances
      if isAnew { responses.append(utterances) }
    }
    return utterances
  }

  /// Remembers a place that a jump leaves: Backspace returns there, and so does the mark of the
  /// last jump.
  func leave(_ place: NodeID?, for destination: NodeID?) {
    guard let place, place != destination, outline.contains(place) else { return }
    open.remember(place)
    open.marks[MarkName.lastJump] = place
  }

  private func isSpoken(_ definition: CommandDefinition) -> Bool {
    switch settings.speechMode {
    case .talk: true
    case .onDemand: definition.isSpokenOnDemand
    case .off: false
    }
  }

  private func count(_ command: Command) {
    if let last = repetition, last.command == command {
      repetition = (command, last.count + 1)
    } else {
      repetition = (command, 1)
    }
  }
}

extension OutlinePlayer {
  /// Forgets all of the transcript but its last entry, for a reader that keeps it elsewhere.
  public func forgetTranscript() {
    transcript.removeFirst(max(transcript.count - 1, 0))
  }
}
