/// Cuts text so that each piece fits the engine: at most 240 bytes and about 700 phonemes.
///
/// The engine drops what follows the thousandth phoneme of a clause without a word
/// (espeak-ng#2158).
enum ChunkSplitter {
  /// The longest chunk, in UTF-8 bytes.
  static let mostBytes = 240

  /// The most phonemes of a chunk, as they are estimated.
  static let mostPhonemes = 700.0

  /// The pieces of a text, cut at sentences, else at commas, else at spaces.
  ///
  /// - Complexity: O(length of the text).
  static func pieces(of text: MappedText) -> [MappedText] {
    var pieces: [MappedText] = []
    var start = 0
    while start < text.count {
      let end = pieceEnd(in: text, from: start)
      let piece = trimmed(start..<end, of: text)
      if !piece.isEmpty { pieces.append(text[piece]) }
      start = end
    }
    return pieces
  }

  private static func pieceEnd(in text: MappedText, from start: Int) -> Int {
    var bytes = 0
    var phonemes = 0.0
    var afterSentence: Int?
    var afterClause: Int?
    var afterWord: Int?
    for index in start..<text.count {
      let scalar = text.scalars[index]
      bytes += UTF8.width(scalar)
      phonemes += PhonemeEstimate.weight(of: scalar)
      if bytes > mostBytes || phonemes > mostPhonemes {
        let enough = start + (index - start) / 3
        if let afterSentence, afterSentence > enough { return afterSentence }
        if let afterClause, afterClause > enough { return afterClause }
        return afterWord ?? max(index, start + 1)
      }
      guard scalar == " ", index > start else { continue }
      afterWord = index + 1
      let previous = text.scalars[index - 1]
      if SentenceMarks.isEnd(previous) { afterSentence = index + 1 }
      if SentenceMarks.isClauseEnd(previous) { afterClause = index + 1 }
    }
    return text.count
  }

  private static func trimmed(_ range: Range<Int>, of text: MappedText) -> Range<Int> {
    var range = range
    while let first = range.first, text.scalars[first] == " " { range.removeFirst() }
    while let last = range.last, text.scalars[last] == " " { range.removeLast() }
    return range
  }
}
