/// What is sent to a terminal when a session takes it over, and when it gives it back.
struct TerminalModes: Sendable {
  /// What is sent on entering.
  let start: [UInt8]
  /// What is sent on leaving: everything that may be on is turned off, whatever was on.
  let end: [UInt8]

  /// Creates the modes of a session.
  init(_ capabilities: TerminalCapabilities, usesMouse: Bool, isFullScreen: Bool = false) {
    let canClick = usesMouse && capabilities.canAddress
    start = capabilities.startBracketedPaste + (canClick ? TerminalModes.mouseOn : [])
    end =
      capabilities.plain + capabilities.endOfRows + capabilities.endBracketedPaste
      + (canClick ? TerminalModes.mouseOff : [])
  }

  /// Presses of buttons, with coordinates as numbers (SGR).
  private static let mouseOn = Array("\u{1B}[?1000h\u{1B}[?1006h".utf8)
  private static let mouseOff = Array("\u{1B}[?1006l\u{1B}[?1000l".utf8)
}
