/// What is sent to a terminal when a session takes it over, and when it gives it back.
struct TerminalModes: Sendable {
  /// What is sent on entering.
  let start: [UInt8]
  /// What is sent on leaving: everything that may be on is turned off, whatever was on.
  let end: [UInt8]
  /// What is sent when the process ends in the middle of something: below the rows, to the screen
  /// that was there before.
  let emergency: [UInt8]

  /// Creates the modes of a session.
  init(_ capabilities: TerminalCapabilities, usesMouse: Bool, isFullScreen: Bool) {
    let canClick = usesMouse && capabilities.canAddress
    start = capabilities.startBracketedPaste + (canClick ? TerminalModes.mouseOn : [])
    end =
      capabilities.plain + capabilities.endOfRows + capabilities.endBracketedPaste
      + (canClick ? TerminalModes.mouseOff : [])
    let below = capabilities.canAddress ? capabilities.down(999) : []
    emergency =
      below + (isFullScreen ? capabilities.leaveAlternateScreen : []) + end + Array("\r\n".utf8)
  }

  /// Presses of buttons, with coordinates as numbers (SGR).
  private static let mouseOn = Array("\u{1B}[?1000h\u{1B}[?1006h".utf8)
  private static let mouseOff = Array("\u{1B}[?1006l\u{1B}[?1000l".utf8)
}
