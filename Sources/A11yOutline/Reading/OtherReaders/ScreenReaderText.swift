/// Puts utterances into the text that another screen reader would say, one after the other.
///
/// The utterances come from a ``LinearReader`` that has the words and the order of the style and
/// says everything; what the reader leaves out is left out here.
public struct ScreenReaderText: Sendable {
  /// How the reader orders and words.
  public let style: ScreenReaderStyle

  /// The level that was said last.
  private var level: String?

  /// Creates the text of a reader that has said nothing yet.
  public init(_ style: ScreenReaderStyle) {
    self.style = style
  }

  /// What the reader says of an utterance; `nil` when that is nothing.
  public mutating func text(of utterance: Utterance) -> String? {
    var parts = utterance.parts
    let hasLevel = parts.contains { $0.kind == .level }
    // A state or a value without a place is a change of the item that the cursor is on, and no
    // reader names that again.
    if !hasLevel, parts.contains(where: { $0.kind == .state || $0.kind == .value }) {
      parts.removeAll { $0.kind == .name || $0.kind == .count }
    }
    if style.saysLevelOnlyWhenItChanges {
      let before = level
      level = parts.first { $0.kind == .level }?.text ?? level
      parts.removeAll { $0.kind == .level && $0.text == before }
    }
    var text = ""
    for part in parts where !part.text.isEmpty {
      if !text.isEmpty { text += part.kind == .hint ? ". " : style.separator }
      text += part.text
    }
    return text.isEmpty ? nil : text
  }
}
