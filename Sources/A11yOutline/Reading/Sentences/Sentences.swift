/// The sentences of a text that have something to say.
enum Sentences {
  /// The sentences of a text, without the space around them, each with something to say.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - language: The language whose abbreviations count.
  /// - Returns: The sentences, in order.
  /// - Complexity: O(length of the text).
  static func split(_ text: String, language: String? = nil) -> [String] {
    spokenRanges(in: text, language: language).map { range in
      let sentence = text[range].drop(while: \.isWhitespace)
      let end = sentence.lastIndex { !$0.isWhitespace }
      return String(end.map { sentence[...$0] } ?? sentence)
    }
  }

  /// Where the sentences of a text stand that have something to say.
  ///
  /// - Complexity: O(length of the text).
  static func spokenRanges(
    in text: String,
    language: String? = nil
  ) -> [Range<String.Index>] {
    ranges(in: text, language: language).filter { saysSomething(text[$0]) }
  }

  /// Where the sentences of a text stand; together they are the whole text.
  ///
  /// A piece without anything to say belongs to the sentence before it.
  ///
  /// - Complexity: O(length of the text).
  static func ranges(in text: String, language: String? = nil) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    for range in SentenceSplitter(text, language: language ?? "") {
      if !saysSomething(text[range]), let last = ranges.popLast() {
        ranges.append(last.lowerBound..<range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    return ranges
  }

  private static func saysSomething(_ text: Substring) -> Bool {
    text.contains { $0.isLetter || $0.isNumber }
  }
}
