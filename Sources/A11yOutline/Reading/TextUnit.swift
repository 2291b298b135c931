/// A piece of the text of one item, as a person reviews it.
public enum TextUnit: String, Hashable, Sendable, CaseIterable {
  /// What a reader sees as one character (Unicode extended grapheme cluster, UAX #29).
  case character
  /// A word by the Unicode word boundaries (UAX #29), with the marks around it.
  case word
  /// A sentence, or a clause of a long one.
  case sentence

  /// The unit that holds a place in a text.
  ///
  /// - Parameters:
  ///   - place: An index of the text before its end.
  ///   - text: The text.
  /// - Returns: The range of the unit.
  /// - Complexity: O(length of the text) for sentences and words, O(1) for characters.
  func range(at place: String.Index, in text: String) -> Range<String.Index> {
    switch self {
    case .character:
      return place..<text.index(after: place)
    case .sentence:
      return Sentences.ranges(in: text).last { $0.lowerBound <= place }
        ?? text.startIndex..<text.endIndex
    case .word:
      let sentence = TextUnit.sentence.range(at: place, in: text)
      return TextUnit.words(of: sentence, in: text).last { $0.lowerBound <= place } ?? sentence
    }
  }

  /// Where the words of a part of a text stand; together they are the whole part.
  ///
  /// A mark belongs to the word before it; one that follows white space, to the word after it.
  private static func words(
    of range: Range<String.Index>,
    in text: String
  ) -> [Range<String.Index>] {
    let part = text[range]
    var starts: [String.Index] = []
    var followsSpace = true
    var hasWord = false
    var segmentStart = part.startIndex
    func take(_ segment: Substring) {
      guard let first = segment.first else { return }
      let isWord = first.isLetter || first.isNumber
      if !first.isWhitespace, followsSpace || isWord && hasWord {
        starts.append(segment.startIndex)
        hasWord = false
      }
      followsSpace = first.isWhitespace
      hasWord = hasWord || isWord
    }
    for boundary in part.matches(of: /\b/) {
      take(part[segmentStart..<boundary.range.lowerBound])
      segmentStart = boundary.range.lowerBound
    }
    take(part[segmentStart...])
    // White space at the beginning belongs to the first word.
    starts = [part.startIndex] + starts.dropFirst()
    return zip(starts, starts.dropFirst() + [part.endIndex]).map { $0..<$1 }
  }
}
