extension TerminalSession {
  /// Starts the sleep timer when it was set to other minutes, and stops it when it was set off.
  func noticeSleepTimer(at now: Duration) {
    guard player.sleepTimer != sleepTimer?.minutes else { return }
    sleepTimer = player.sleepTimer.map { ($0, now + .seconds(60 * $0)) }
  }

  /// Pauses reading when the time of the sleep timer has come.
  func fallAsleep() {
    sleepTimer = nil
    player.sleep()
    conductor.answer([])
  }
}
