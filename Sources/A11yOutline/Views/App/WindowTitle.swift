/// The title of a program's window, known once it is evaluated.
final class WindowTitle {
  var words: String?
}
