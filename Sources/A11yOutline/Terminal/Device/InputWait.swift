import Dispatch
import Foundation

/// Waits for descriptors, and lets tasks of the main actor, timers and what else belongs to the
/// main thread run meanwhile.
///
/// A program's views may change by a task or a timer while a person does nothing.
@MainActor final class InputWait {
  private let descriptors: [Int32]
  private var sources: [any DispatchSourceRead] = []

  /// Prepares waiting for some descriptors, which stay open.
  init(_ descriptors: [Int32]) {
    self.descriptors = descriptors
  }

  isolated deinit {
    for source in sources { source.cancel() }
  }

  /// Waits until a descriptor can be read, something has run on the main thread, or a time has
  /// passed.
  ///
  /// - Parameter limit: The greatest time; `nil` for no limit.
  /// - Returns: Which descriptors can be read.
  func wait(for limit: Duration?) -> Set<Int32> {
    let ready = poll(for: .zero)
    if !ready.isEmpty { return ready }
    watch()
    let date = limit.map { Date(timeIntervalSinceNow: $0 / .seconds(1)) } ?? .distantFuture
    if Thread.isMainThread, RunLoop.main.run(mode: .default, before: date) {
      return poll(for: .zero)
    }
    // Inside a task of the main actor nothing else can run on it.
    return poll(for: limit)
  }

  /// Runs what waits for the main thread, without waiting for more.
  static func runWaiting() {
    // What runs may leave something else to run, such as telling of the change that it made.
    for _ in 0..<16 {
      guard Thread.isMainThread, RunLoop.main.run(mode: .default, before: .distantPast) else {
        return
      }
    }
  }

  /// Wakes the main thread whenever a descriptor can be read.
  private func watch() {
    guard sources.isEmpty, Thread.isMainThread else { return }
    sources = descriptors.map { descriptor in
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler {}
      source.resume()
      return source
    }
  }

  private func poll(for limit: Duration?) -> Set<Int32> {
    var timeout: Int32 = -1
    if let limit {
      let milliseconds = limit / .milliseconds(1)
      timeout = Int32(min(max(0, milliseconds.rounded(.up)), 60_000))
    }
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard Foundation.poll(&waits, nfds_t(waits.count), timeout) > 0 else { return [] }
    return Set(waits.filter { $0.revents != 0 }.map(\.fd))
  }
}
