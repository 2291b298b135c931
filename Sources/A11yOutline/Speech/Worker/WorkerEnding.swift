internal import Foundation

/// How a worker ended.
enum WorkerEnding: Hashable {
  /// It did not answer and was ended.
  case silent

  /// By a signal.
  case signal(Int32)

  /// By itself.
  case exit(code: Int32)

  /// Reads what `waitpid` tells of a process that ended by itself.
  init(waitStatus status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exit(code: (status >> 8) & 0xff) : .signal(signal)
  }

  /// Whether someone else had ended it, so that its text is not to blame.
  var isCausedByOthers: Bool {
    self == .signal(SIGKILL) || self == .signal(SIGTERM)
  }
}

extension WorkerEnding: CustomStringConvertible {
  var description: String {
    switch self {
    case .silent: "it did not answer"
    case .signal(let signal):
      "it was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
    case .exit(let code): "it ended with status \(code)"
    }
  }
}
