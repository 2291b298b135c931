import Foundation

/// Tells on a terminal how far a long run is: a bar on a new line at each tenth.
///
/// A bar that is redrawn in place would be read again and again by a screen reader.
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
    StandardOutput.report(Self.line(done, of: count))
  }

  /// The bar of a state, as `[####......] 40 %, 800 of 2000 files`.
  nonisolated static func line(_ done: Int, of count: Int) -> String {
    let tenths = done * 10 / max(count, 1)
    let bar = String(repeating: "#", count: tenths) + String(repeating: ".", count: 10 - tenths)
    return "[\(bar)] \(done * 100 / max(count, 1)) %, \(done) of \(count) files"
  }
}
