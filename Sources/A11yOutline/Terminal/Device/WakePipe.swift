import Foundation

/// A pipe to itself, by which a signal handler or another thread wakes the event loop.
final class WakePipe: Sendable {
  /// The end that becomes readable.
  let readEnd: Int32
  private let writeEnd: Int32

  /// Makes a pipe of which neither end ever blocks.
  init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// The descriptor that a signal handler writes to.
  var descriptorForHandlers: Int32 { writeEnd }

  /// Wakes whoever waits for ``readEnd``.
  ///
  /// A pipe that is full has woken it already.
  func wake(_ byte: UInt8 = 0) {
    var byte = byte
    _ = write(writeEnd, &byte, 1)
  }

  /// Takes the bytes that came.
  func drain() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      let count = buffer.withUnsafeMutableBytes { read(readEnd, $0.baseAddress, $0.count) }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }
}
