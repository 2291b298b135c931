import Foundation

/// How a session uses the terminal.
struct TerminalOptions: Sendable {
  /// The line view is wanted, as `--plain` says.
  var isPlain = false
  /// A terminal may be used; `--no-tty` says not.
  var usesTerminal = true
  /// Keys come from the terminal device, because the document came from standard input.
  var readsKeysFromDevice = false
  /// The alternate screen is wanted, as `--full-screen` says.
  var isFullScreen = false
  /// Clicks are wanted, as `--mouse` says.
  var usesMouse = false
  /// Another reader, or a braille display, speaks the screen, as `--speech none` says.
  var othersSpeak = false
  /// What `--color` says; `nil` when it was not given.
  var color: ColorChoice?
  /// Lines that are printed after the reminder of how to get help and how to leave: how to switch
  /// speech off or on.
  var introduction: [String] = []
  /// The environment.
  var environment = ProcessInfo.processInfo.environment
  /// Where keys or commands are read from.
  var input = STDIN_FILENO
  /// Where rows or responses are written to.
  var output = STDOUT_FILENO
  /// Where diagnostics are written to.
  var diagnostics = STDERR_FILENO

  /// The name of the terminal; empty when it is not known.
  var terminalName: String { environment["TERM"] ?? "" }

  /// Whether the environment asks for output that is read line by line
  /// (charmbracelet/huh, bombshell-dev/clack#585).
  var isAccessibleModeOn: Bool {
    let value = environment["ACCESSIBLE", default: ""].lowercased()
    return !value.isEmpty && value != "0" && value != "false"
  }

  /// The size that the environment states, where the system does not know it.
  var statedSize: TerminalSize? {
    guard let columns = environment["COLUMNS"].flatMap(Int.init), columns > 0,
      let rows = environment["LINES"].flatMap(Int.init), rows > 0
    else { return nil }
    return TerminalSize(columns: columns, rows: rows)
  }
}
