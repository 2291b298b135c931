import Foundation

/// The time since the machine started, which nobody sets.
enum MonotonicClock {
  /// The time now.
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
