import Foundation

/// Reads lines from a descriptor as they come.
struct LineReader {
  /// How many bytes of a line are kept; a longer one is no command.
  private static let limit = 65_536

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var hasEnded = false

  /// Creates a reader of a descriptor, which stays open.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Waits for the next line.
  ///
  /// - Parameter wait: Called before more is read, which may block.
  /// - Returns: The line without its end; `nil` at the end of the input.
  mutating func next(_ wait: () -> Void = {}) -> String? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer.removeSubrange(...end) }
        return text(buffer[..<end])
      }
      if hasEnded {
        guard !buffer.isEmpty else { return nil }
        defer { buffer = [] }
        return text(buffer[...])
      }
      wait()
      fill()
    }
  }

  private mutating func fill() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      buffer += bytes[..<count]
      if buffer.count > LineReader.limit, !buffer.contains(UInt8(ascii: "\n")) {
        buffer.removeSubrange(LineReader.limit...)
      }
    } else if count == 0 || errno != EINTR {
      hasEnded = true
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.hasSuffix("\r") ? String(text.dropLast()) : text
  }
}
