import Foundation

/// Turns signals into bytes of a pipe, so that they are dealt with between two commands.
final class SignalInbox {
  /// The signals that ask to leave.
  static let leaving: Set<Int32> = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]

  // Safe: an aligned word that is written while no handler is installed, and read by handlers.
  nonisolated(unsafe) private static var descriptor: Int32 = -1

  private static let handled = [
    SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH,
  ]

  private static let handler: @convention(c) (Int32) -> Void = { number in
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(SignalInbox.descriptor, &byte, 1)
    errno = saved
  }

  private var previous: [Int32: sigaction] = [:]
  private let pipe: WakePipe

  /// Creates an inbox that writes the number of each signal to a pipe.
  init(_ pipe: WakePipe) {
    self.pipe = pipe
  }

  /// Begins to take signals.
  func open() {
    SignalInbox.descriptor = pipe.descriptorForHandlers
    for number in SignalInbox.handled {
      var old = sigaction()
      sigaction(number, nil, &old)
      // Who started the process may want a hang-up to be ignored, as nohup does.
      if number == SIGHUP, SignalInbox.isIgnored(old) { continue }
      previous[number] = old
      signal(number, SignalInbox.handler)
    }
  }

  /// Gives the signals back to who had them.
  func close() {
    for (number, action) in previous {
      var action = action
      sigaction(number, &action, nil)
    }
    previous = [:]
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Stops the process and all that it was started with, as Ctrl+Z does, and returns when it is
  /// told to go on.
  func stopProcess() {
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    // The signal may take effect a moment later; in a group that nobody can wake it has none.
    var wait = pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0)
    let deadline = MonotonicClock.now + .milliseconds(500)
    while !pipe.drain().contains(UInt8(SIGCONT)), MonotonicClock.now < deadline {
      poll(&wait, 1, 50)
    }
    signal(SIGTSTP, SignalInbox.handler)
  }
}
