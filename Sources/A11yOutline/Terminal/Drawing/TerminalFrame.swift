/// What a screen shows at one moment, as text.
struct TerminalFrame: Hashable, Sendable {
  /// The rows, from the top.
  var rows: [ScreenRow]
  /// The row of the hardware cursor, from 0.
  var cursorRow: Int
  /// The column of the hardware cursor, from 0.
  var cursorColumn: Int
  /// The node of the first row, from which the next frame starts when it can.
  var top: NodeID?
}
