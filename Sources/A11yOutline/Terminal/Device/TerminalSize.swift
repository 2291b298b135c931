/// The size of a terminal in cells.
struct TerminalSize: Hashable, Sendable {
  /// How many cells a row has; at least 1.
  let columns: Int
  /// How many rows there are; at least 1.
  let rows: Int

  /// The size that is assumed where none is known.
  static let standard = TerminalSize(columns: 80, rows: 24)

  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }
}
