/// How words are drawn.
struct TextStyle: Equatable, Sendable {
  var font: Font?
  var isBold: Bool?
  var isItalic: Bool?
  var color: Color?
}
