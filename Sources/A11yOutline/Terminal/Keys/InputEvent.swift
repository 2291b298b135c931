/// Something that a person did at the terminal.
enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// The main button of a mouse was pressed on a cell; column and row count from 0.
  case click(column: Int, row: Int)
  /// Text was pasted.
  case paste(String)
}
