import Foundation
import Synchronization

/// Whether the person asked a long task to stop, by Ctrl+C or a signal to end.
enum Interruption {
  private static let wasAsked = Atomic<Bool>(false)

  /// Begins to listen: from now on such a signal no longer ends the process.
  static func listen() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in Interruption.wasAsked.store(true, ordering: .relaxed) }
    }
  }

  /// Whether it was asked.
  static var isWanted: Bool { wasAsked.load(ordering: .relaxed) }
}
