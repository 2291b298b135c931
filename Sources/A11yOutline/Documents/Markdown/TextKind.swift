/// What the text that is being collected becomes.
enum TextKind: Equatable {
  case paragraph
  case listItem
  case heading(level: Int)
  case cell
}
