internal import Foundation

/// A signal that ends the waiting of one thread, and that can be waited for beside a descriptor.
final class WakeSignal: Sendable {
  /// The descriptor that is readable while the signal is given.
  let descriptor: Int32
  private let giver: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    let flags = Int32(SOCK_CLOEXEC.rawValue) | Int32(SOCK_NONBLOCK.rawValue)
    let result = socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | flags, 0, &ends)
    precondition(result == 0, "out of file descriptors")
    descriptor = ends[0]
    giver = ends[1]
  }

  deinit {
    close(descriptor)
    close(giver)
  }

  /// Gives the signal; never blocks.
  func give() {
    var byte: UInt8 = 1
    // When there is no room for another byte, the signal is given already.
    send(giver, &byte, 1, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
  }

  /// Takes the signal back.
  func clear() {
    withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { bytes in
      while recv(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT)) == bytes.count {}
    }
  }

  /// Waits until the signal is given, and takes it back.
  ///
  /// - Parameter milliseconds: The longest wait; negative for ever.
  func wait(milliseconds: Int32 = -1) {
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    if poll(&waiting, 1, milliseconds) > 0 { clear() }
  }
}
