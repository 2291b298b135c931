import Foundation

/// One playing of an outline: by keys of a script, by lines, or in a terminal.
@MainActor struct PlayerSession {
  private let invocation: Invocation
  private let title: String

  /// Creates a session with the options of a run.
  init(_ invocation: Invocation, title: String) {
    self.invocation = invocation
    self.title = title
  }

  /// Plays until the person leaves, or the keys are used up.
  func run(_ player: OutlinePlayer) throws -> ExitCode {
    let format = ScriptDriver.Format(rawValue: invocation.value(.format) ?? "") ?? .text
    if let keys = invocation.value(.keys) {
      ScriptDriver(player, format: format)
        .run(try ScriptDriver.keys(in: keys), print: StandardOutput.print)
      return .done
    }
    StandardOutput.flush()
    let code = TerminalSession.run(
      player: player,
      options: terminalOptions,
      speech: SilentSessionSpeech()
    )
    // A signal that ended the session is told as shells tell it.
    guard let exitCode = ExitCode(rawValue: code) else { exit(code) }
    return exitCode
  }

  private var terminalOptions: TerminalOptions {
    var options = TerminalOptions()
    options.isPlain = invocation.has(.plain)
    options.usesTerminal = !invocation.has(.noTerminal)
    options.readsKeysFromDevice = invocation.operands.first == "-"
    options.isFullScreen = invocation.has(.fullScreen)
    options.usesMouse = invocation.has(.mouse)
    options.color = invocation.value(.color).flatMap(ColorChoice.init(rawValue:))
    return options
  }
}
