import Foundation

/// Tells on a terminal how far a long run is, a line at each tenth.
@MainActor struct AuditProgress {
  private let count: Int
  private let isShown: Bool
  private var tenth = 0

  /// Runs over fewer files are over before anyone would ask.
  private static let minimum = 50

  init(count: Int) {
    self.count = count
    isShown = count >= Self.minimum && isatty(STDERR_FILENO) == 1
  }

  /// Takes note of how many files are done.
  mutating func report(_ done: Int) {
    guard isShown, done * 10 / count > tenth else { return }
    tenth = done * 10 / count
    StandardOutput.report("\(done) of \(count) files audited")
  }
}
