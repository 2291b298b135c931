extension OutlinePlayer {
  /// Goes to the shown item at a part of the outline.
  ///
  /// - Parameter percent: From 0 for the first item to 100 for the last.
  /// - Returns: What is said.
  func go(toPercent percent: Int) -> [Utterance] {
    let last = outline.visibleCount - 1
    return go(toShown: last * min(max(percent, 0), 100) / 100)
  }

  /// Goes to the item that is being read so many minutes from the top, at the present rate.
  ///
  /// - Parameters:
  ///   - minutes: How many minutes.
  ///   - isRelative: Whether they count from the item instead of the top; then they can be
  ///     negative.
  /// - Returns: What is said.
  /// - Complexity: O(number of shown nodes passed).
  func go(toMinutes minutes: Int, isRelative: Bool) -> [Utterance] {
    guard var place = isRelative ? cursor : outline.firstVisible else { return [] }
    let outline = outline
    // More than a day's reading is the end in any case, and cannot overflow.
    let minutes = min(max(minutes, -10_000), 10_000)
    var words = abs(minutes) * settings.rate
    while words > 0 {
      let next =
        minutes > 0 ? outline.nextVisible(after: place) : outline.previousVisible(before: place)
      guard let next else { break }
      words -= reader.wordCount(of: outline[minutes > 0 ? place : next])
      if words < 0, minutes > 0 { break }
      place = next
    }
    return jump(to: place)
  }

  private func go(toShown number: Int) -> [Utterance] {
    outline.visibleNode(at: number).map(jump(to:)) ?? noItems().utterances
  }

  private func jump(to place: NodeID) -> [Utterance] {
    if place == cursor { return here() }
    leave(cursor, for: place)
    return land(on: place).utterances
  }
}

extension OutlinePlayer {
  /// Sets after how many minutes reading is to pause; none switches the timer off.
  func setSleepTimer(_ minutes: Int) -> [Utterance] {
    sleepTimer = minutes > 0 ? min(minutes, 24 * 60) : nil
    guard let sleepTimer else { return [reader.message(.sleepTimerOff)] }
    return [Utterance([reader.part(.message, words(.sleepTimer, count: sleepTimer))])]
  }

  /// Pauses reading because the time of the sleep timer has come.
  public func sleep() {
    sleepTimer = nil
    guard isReading else { return }
    _ = pauseOrResume()
  }

  /// Makes the value of an adjustable control one step more or less.
  func adjust(_ direction: AdjustmentDirection) -> Answer {
    guard let cursor else { return noItems() }
    let node = outline[cursor]
    if !node.isEnabled { return Answer(reader.message(.unavailable, cue: .dull)) }
    return change(node, as: direction == .increment ? "adjustUp" : "adjustDown") {
      $0.adjust($1, direction)
    } ?? Answer(reader.message(.nothingToAdjust, cue: .dull))
  }
}
