import Foundation

@testable import A11yOutline

/// The two ends of a pseudo-terminal, with a screen at the end where a person would be.
final class PseudoTerminal {
  /// The end of the person.
  let master: Int32
  /// The end of the program.
  let slave: Int32
  /// The name of the end of the program.
  let path: String
  private(set) var screen: VirtualTerminal
  /// All bytes that were written so far.
  private(set) var written: [UInt8] = []

  /// How long a test waits for what must come; far more than it ever takes.
  static let patience: TimeInterval = 20

  init(columns: Int = 80, rows: Int = 24) {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    // What unlockpt and ptsname do, which Swift does not see.
    var (lock, number): (Int32, Int32) = (0, 0)
    _ = ioctl(master, 0x4004_5431, &lock)
    _ = ioctl(master, 0x8004_5430, &number)
    path = "/dev/pts/\(number)"
    slave = open(path, O_RDWR | O_NOCTTY)
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    screen = VirtualTerminal(columns: columns, rows: rows)
    setSize(columns, rows)
  }

  deinit {
    close(master)
    close(slave)
  }

  /// The attributes of the terminal, to compare before and after.
  var attributes: [tcflag_t] {
    var attributes = termios()
    tcgetattr(slave, &attributes)
    return [attributes.c_iflag, attributes.c_oflag, attributes.c_cflag, attributes.c_lflag]
  }

  /// Types on the keyboard.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(master, bytes, bytes.count)
  }

  /// Makes the window larger or smaller.
  func resize(columns: Int, rows: Int) {
    screen.resize(columns: columns, rows: rows)
    setSize(columns, rows)
  }

  /// Reads until the screen is as expected; `false` when that does not happen.
  @discardableResult
  func wait(_ condition: (VirtualTerminal) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: PseudoTerminal.patience)
    while true {
      read(for: 0)
      if condition(screen) { return true }
      if Date() > deadline { return false }
      read(for: 10)
    }
  }

  /// Reads until the current line is as expected.
  @discardableResult
  func wait(line: String) -> Bool {
    wait { $0.currentLine == line }
  }

  /// Reads what comes within a time, and what follows it closely.
  func read(for milliseconds: Int32) {
    var patience = milliseconds
    var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    while poll(&ready, 1, patience) > 0 {
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = Foundation.read(master, &buffer, buffer.count)
      guard count > 0 else {
        // The other end is closed; there is nothing more to wait for.
        usleep(1_000)
        return
      }
      written += buffer[..<count]
      screen.feed(Array(buffer[..<count]))
      patience = 5
    }
  }

  /// Forgets what was written so far, and returns it.
  @discardableResult
  func takeWritten() -> String {
    defer { written = [] }
    return String(decoding: written, as: UTF8.self)
  }

  private func setSize(_ columns: Int, _ rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(slave, UInt(TIOCSWINSZ), &size)
  }
}
