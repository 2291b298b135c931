/// Neighbouring parts of an utterance that are spoken by one voice in one pitch.
struct UtteranceSpan: Equatable {
  /// A part and its place in the utterance.
  struct Piece: Equatable {
    /// The words for the voice.
    var text: String

    /// The place of the part in ``Utterance/text``, in UTF-8 offsets.
    var source: Range<Int>

    /// Whether the text is that at the place, letter by letter.
    var isVerbatim: Bool
  }

  /// The language of the words.
  var language: String

  /// Whether they are words of the interface.
  var isStructure: Bool

  /// Whether this is the hint, which waits.
  var isHint: Bool

  /// The parts.
  var pieces: [Piece]

  /// The spans of an utterance, in order.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - language: The language of the content.
  ///   - interfaceLanguage: The language of our own words.
  /// - Returns: Spans that follow one another without a rest.
  static func spans(
    of utterance: Utterance,
    language: String,
    interfaceLanguage: String
  ) -> [UtteranceSpan] {
    var spans: [UtteranceSpan] = []
    var offset = 0
    for part in utterance.parts where !part.text.isEmpty {
      let isContent = part.kind == .name || part.kind == .description
      // The same two scalars join parts in the text, whatever the part.
      if offset > 0 { offset += 2 }
      let source = offset..<(offset + part.text.utf8.count)
      offset = source.upperBound
      // A sound stands for the words.
      if part.spoken?.isEmpty == true { continue }
      let piece = Piece(
        text: part.spoken ?? part.text,
        source: source,
        isVerbatim: part.spoken == nil
      )
      let span = UtteranceSpan(
        language: part.language ?? (isContent ? language : interfaceLanguage),
        isStructure: !isContent,
        isHint: part.kind == .hint,
        pieces: [piece]
      )
      if let last = spans.last, last.continues(with: span) {
        spans[spans.count - 1].pieces.append(piece)
      } else {
        spans.append(span)
      }
    }
    return spans
  }

  private func continues(with next: UtteranceSpan) -> Bool {
    !next.isHint && !isHint && isStructure == next.isStructure && language == next.language
  }
}
