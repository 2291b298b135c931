internal import Foundation

/// Where the worker writes what the engine prints to standard error.
enum WorkerLog {
  /// How a note of a worker that had to be replaced begins.
  static let replacement = "the speech worker was replaced: "

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

  /// Writes a line with the time of day; no text of a document is ever part of it.
  static func note(_ text: String) {
    guard let log = openLog() else { return }
    let line = "\(Date.now.formatted(.iso8601)) \(text)\n"
    _ = Array(line.utf8).withUnsafeBytes { write(log, $0.baseAddress, $0.count) }
    close(log)
  }

  /// Counts the workers that had to be replaced since the log began.
  ///
  /// - Parameter path: The log.
  /// - Returns: Their number; 0 where there is no log.
  static func replacementCount(in path: String) -> Int {
    guard let log = FileManager.default.contents(atPath: path) else { return 0 }
    return log.split(separator: UInt8(ascii: "\n")).count { line in
      line.firstRange(of: Data((" " + replacement).utf8)) != nil
    }
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
