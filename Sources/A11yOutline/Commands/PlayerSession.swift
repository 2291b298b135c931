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
    return .done
  }
}
