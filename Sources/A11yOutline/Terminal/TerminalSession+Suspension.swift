extension TerminalSession {
  /// A change of size is shown and never said.
  func resize() {
    let new = device.size ?? size
    guard new != size else { return }
    size = new
    write(display.restart(size, clears: true))
    show(isNew: false)
  }

  /// Gives the terminal and the sound device back for as long as the process is stopped.
  func suspend() {
    speech.suspend()
    write(display.end(nil))
    flush()
    mode.leave()
    signals.stopProcess()
    resume()
  }

  func resume() {
    mode.enter()
    size = device.size ?? size
    write(display.restart(size, clears: false))
    speech.resume()
    guard let cursor = player.cursor else { return }
    response = [player.reader.again(cursor, in: player.outline)]
    heardWord = nil
    conductor.answer(response)
  }
}
