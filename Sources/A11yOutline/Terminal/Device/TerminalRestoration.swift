import Foundation

/// Gives the terminal back when the process ends in a way that nobody planned.
///
/// The handlers do only what is allowed in one: they write bytes that were made before, set
/// attributes that were kept before, and let the signal do what it would have done.
enum TerminalRestoration {
  /// Signals by which the system, or Swift's own checks, end a process at once.
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP]

  /// What a handler needs, in memory that never moves.
  private struct Record {
    var input: Int32 = -1
    var output: Int32 = -1
    var attributes = termios()
    var bytes: UnsafeMutablePointer<UInt8>
    var count = 0
    var isArmed = false
  }

  private static let capacity = 256

  // Safe: it is made before a handler is installed, `arm` and `disarm` are called by the one
  // owner of the terminal, and a handler only reads it, when nothing else will run any more.
  nonisolated(unsafe) private static let record: UnsafeMutablePointer<Record> = {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(
      to: Record(bytes: UnsafeMutablePointer<UInt8>.allocate(capacity: capacity))
    )
    return record
  }()

  /// The actions that were there before, by signal number; another handler, such as that which
  /// prints a backtrace, still gets its turn.
  nonisolated(unsafe) private static let previous: UnsafeMutablePointer<sigaction> = {
    let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    actions.initialize(repeating: sigaction(), count: 65)
    return actions
  }()

  private static let installation: Void = {
    let handler: @convention(c) (Int32) -> Void = { number in
      TerminalRestoration.restore()
      sigaction(number, TerminalRestoration.previous + Int(number), nil)
      raise(number)
    }
    // A stack that ran over has no room for a handler.
    let size = 65_536
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for number in crashes {
      var action = sigaction()
      #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = handler
      #else
        action.__sigaction_handler.sa_handler = handler
      #endif
      action.sa_flags = Int32(SA_ONSTACK)
      sigaction(number, &action, previous + Int(number))
    }
    atexit { TerminalRestoration.restore() }
  }()

  /// Remembers what is to be given back.
  static func arm(device: TerminalDevice, attributes: termios, bytes: [UInt8]) {
    _ = installation
    let kept = bytes.prefix(capacity)
    for (index, byte) in kept.enumerated() { record.pointee.bytes[index] = byte }
    record.pointee.count = kept.count
    record.pointee.input = device.input
    record.pointee.output = device.output
    record.pointee.attributes = attributes
    record.pointee.isArmed = true
  }

  /// Forgets it, when it was given back in the planned way.
  static func disarm() {
    record.pointee.isArmed = false
  }

  private static func restore() {
    guard record.pointee.isArmed else { return }
    record.pointee.isArmed = false
    _ = write(record.pointee.output, record.pointee.bytes, record.pointee.count)
    tcsetattr(record.pointee.input, TCSANOW, &record.pointee.attributes)
  }
}
