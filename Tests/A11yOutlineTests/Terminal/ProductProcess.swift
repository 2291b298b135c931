import Foundation

/// The built command, running at a pseudo-terminal of its own.
final class ProductProcess {
  /// How a process came to its end.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It did not end within the patience of a test.
    case never
  }

  /// The command beside the tests; `nil` when it was not built.
  static let path: String? = {
    guard let tests = Bundle.main.executableURL else { return nil }
    let path = tests.deletingLastPathComponent().appendingPathComponent("a11y-outline").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  let identifier: pid_t

  /// Starts a program as the first of a session, whose terminal is the pseudo-terminal.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program and its arguments.
  ///   - terminal: The terminal.
  ///   - input: A file that is standard input instead of the terminal.
  ///   - environment: What is added to a bare environment.
  /// - Throws: `POSIXError` when the program cannot be started.
  init(
    _ arguments: [String],
    at terminal: PseudoTerminal,
    input: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, terminal.path, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 0)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    if let input { posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A session of its own (POSIX_SPAWN_SETSID), and no signal handlers or masks of the tests.
    posix_spawnattr_setflags(&attributes, 0x80 | Int16(POSIX_SPAWN_SETSIGMASK))
    var home = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "A11Y_OUTLINE_AUDIO": "none"]
    home["SWIFT_BACKTRACE"] = "enable=no"
    home["HOME"] = NSTemporaryDirectory() + "a11y-outline-\(UUID().uuidString)"
    let variables = home.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var identifier: pid_t = 0
    let path = arguments.first ?? ""
    let status = ProductProcess.withPointers(to: arguments) { arguments in
      ProductProcess.withPointers(to: variables) { variables in
        posix_spawn(&identifier, path, &actions, &attributes, arguments, variables)
      }
    }
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: status) ?? .EINVAL) }
    self.identifier = identifier
  }

  /// Waits until the process has ended, while somebody reads what it writes.
  func end(reading terminal: PseudoTerminal) -> End {
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    var status: Int32 = 0
    while waitpid(identifier, &status, WNOHANG) == 0 {
      if Date() > deadline {
        kill(identifier, SIGKILL)
        waitpid(identifier, &status, 0)
        return .never
      }
      terminal.read(for: 10)
    }
    terminal.read(for: 10)
    return status & 0x7F == 0 ? .exit(status >> 8 & 0xFF) : .signal(status & 0x7F)
  }

  /// Whether the process comes to rest: its main thread is not woken for a while.
  func comesToRest() -> Bool {
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    var last = -1
    while Date() < deadline {
      usleep(300_000)
      let status =
        (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
      let wakes = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
        .compactMap { Int($0.split(separator: "\t").last ?? "") }.reduce(0, +)
      if wakes == last { return true }
      last = wakes
    }
    return false
  }

  private static func withPointers<Result>(
    to texts: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = texts.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
