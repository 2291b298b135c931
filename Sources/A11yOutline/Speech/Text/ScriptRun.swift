/// A stretch of text that one voice can read.
struct ScriptRun: Equatable {
  /// The text.
  var text: MappedText

  /// The language of the voice; `nil` for that of the text around it.
  var language: String?
}
