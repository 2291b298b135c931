internal import Foundation

/// Where the worker writes what the engine prints to standard error.
enum WorkerLog {
  /// The size at which the log starts anew, in bytes.
  private static let largestSize = 1 << 20

  /// The path of the log under the XDG state folder; `nil` when no home folder is known.
  static func path(environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return state + "/a11y-outline/speech.log"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/a11y-outline/speech.log"
  }

  /// Points standard output and error of this process at the log, and standard input at nothing.
  ///
  /// Without a log they are discarded: whatever happens, the terminal is not written to.
  static func redirectStandardStreams() {
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    let log = openLog() ?? nothing
    dup2(nothing, STDIN_FILENO)
    dup2(log, STDOUT_FILENO)
    dup2(log, STDERR_FILENO)
  }

  private static func openLog() -> Int32? {
    guard let path = path(environment: ProcessInfo.processInfo.environment) else { return nil }
    let folder = (path as NSString).deletingLastPathComponent
    try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true
    )
    let log = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard log >= 0 else { return nil }
    var status = stat()
    if fstat(log, &status) == 0, status.st_size > largestSize { ftruncate(log, 0) }
    return log
  }
}
