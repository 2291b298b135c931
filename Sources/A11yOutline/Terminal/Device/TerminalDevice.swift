import Foundation

/// The two ends of a terminal: where keys come from and where rows go to.
struct TerminalDevice: Sendable {
  /// The descriptor that keys are read from.
  let input: Int32
  /// The descriptor that is written to.
  let output: Int32

  /// Whether both ends are a terminal.
  var isTerminal: Bool { isatty(input) == 1 && isatty(output) == 1 }

  /// The size as the system knows it; `nil` when it does not.
  var size: TerminalSize? {
    var size = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return nil
    }
    return TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  /// Writes all bytes, in one call of the system where it takes them at once.
  ///
  /// - Returns: Whether they were written; not so when the terminal is gone.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wait = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Reads what is waiting, without waiting for more.
  ///
  /// - Parameter limit: How many bytes are read at most.
  /// - Returns: The bytes; `nil` at the end of the input.
  func read(limit: Int = 65_536) -> [UInt8]? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < limit {
      var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 0) > 0 else { break }
      let count = buffer.withUnsafeMutableBytes {
        Foundation.read(input, $0.baseAddress, $0.count)
      }
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR && errno != EAGAIN {
        return bytes.isEmpty ? nil : bytes
      } else {
        break
      }
    }
    return bytes
  }
}
