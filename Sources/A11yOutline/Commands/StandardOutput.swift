import Foundation

/// Writes to the standard streams; lines of output are gathered and written together.
@MainActor enum StandardOutput {
  private static var gathered: [UInt8] = []
  private static let limit = 1 << 16

  /// Writes a line to standard output.
  static func print(_ line: String) {
    gathered.append(contentsOf: line.utf8)
    gathered.append(UInt8(ascii: "\n"))
    if gathered.count > limit { flush() }
  }

  /// Writes a text to standard output as it is.
  static func write(_ text: String) {
    flush()
    write(Array(text.utf8), to: STDOUT_FILENO)
  }

  /// Writes bytes to standard output as they are.
  static func write(_ data: Data) {
    gathered.append(contentsOf: data)
    if gathered.count > limit { flush() }
  }

  /// Writes all that was gathered.
  static func flush() {
    write(gathered, to: STDOUT_FILENO)
    gathered.removeAll(keepingCapacity: true)
  }

  /// Writes a line to standard error, led by the name of the program, after all output so far.
  ///
  /// A message may quote an argument or a document, so that nothing in it that a terminal would
  /// obey is left.
  static func report(_ message: String) {
    flush()
    write(Array("a11y-outline: \(message.sanitized)\n".utf8), to: STDERR_FILENO)
  }

  /// Writes all bytes; what a closed pipe does not take is dropped.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
      var rest = UnsafeRawBufferPointer(buffer)[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor,
          UnsafeRawBufferPointer(rebasing: rest).baseAddress,
          rest.count
        )
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno != EINTR {
          return
        }
      }
    }
  }
}
