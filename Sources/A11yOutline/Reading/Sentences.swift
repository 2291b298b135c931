/// Splits text into sentences.
///
/// The synthesizer only pauses where a capital follows a full stop (espeak-ng/espeak-ng#872), so
/// sentences are found here.
enum Sentences {
  /// How many characters a sentence may have; a longer one is cut at its clauses.
  static let limit = 300

  /// The sentences of a text, without the space around them, each with something to say.
  ///
  /// - Complexity: O(length of the text).
  static func split(_ text: String) -> [String] {
    ranges(in: text).compactMap { range in
      let sentence = text[range]
      guard sentence.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      return String(sentence.trimmingPrefix(while: \.isWhitespace).trimmingEnd())
    }
  }

  /// Where the sentences of a text stand; together they are the whole text.
  ///
  /// A piece without anything to say belongs to the sentence before it.
  ///
  /// - Complexity: O(length of the text).
  static func ranges(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start = text.startIndex
    func append(to end: String.Index) {
      guard start < end else { return }
      let saysSomething = text[start..<end].contains { $0.isLetter || $0.isNumber }
      if !saysSomething, let last = ranges.popLast() {
        ranges.append(last.lowerBound..<end)
      } else {
        ranges += clauses(of: start..<end, in: text)
      }
      start = end
    }
    var index = start
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      guard isStop(character) else { continue }
      // Quotes and brackets that close after the stop belong to the sentence, and so does a small
      // letter after them: "Who?" he said.
      let afterStop = index
      while index < text.endIndex, "\"'”’)]»".contains(text[index]) {
        index = text.index(after: index)
      }
      let isWide = "。！？".contains(character)
      guard isWide || index == text.endIndex || text[index].isWhitespace else { continue }
      if index > afterStop, startsSmall(text[index...]) { continue }
      append(to: index)
    }
    append(to: text.endIndex)
    return ranges
  }

  private static func isStop(_ character: Character) -> Bool {
    ".!?…。！？।॥؟".contains(character)
  }

  private static func startsSmall(_ text: Substring) -> Bool {
    text.first { !$0.isWhitespace }?.isLowercase ?? false
  }

  /// Cuts a sentence that is too long: after a clause, else between words, else anywhere.
  private static func clauses(
    of range: Range<String.Index>,
    in text: String
  ) -> [Range<String.Index>] {
    var pieces: [Range<String.Index>] = []
    var start = range.lowerBound
    while let limit = text.index(start, offsetBy: limit, limitedBy: range.upperBound),
      limit < range.upperBound
    {
      let piece = text[start..<limit]
      let clause = piece.lastIndex { ",;:，；：、—".contains($0) } ?? piece.lastIndex(of: " ")
      let end = clause.map(text.index(after:)) ?? limit
      pieces.append(start..<end)
      start = end
    }
    if start < range.upperBound { pieces.append(start..<range.upperBound) }
    return pieces
  }
}

extension Substring {
  /// The text without the white space at its end.
  fileprivate func trimmingEnd() -> Substring {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[..<end]
  }
}
