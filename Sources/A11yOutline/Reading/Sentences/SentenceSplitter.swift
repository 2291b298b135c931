/// Cuts text into sentences, each at most about 300 characters long.
///
/// The engine finds a sentence only where a capital follows (espeak-ng#872), so sentences are ours
/// to find: by full stops of many scripts, but not after abbreviations, initials and ordinals, nor
/// before a word in lower case where the full stop may be that of an abbreviation.
struct SentenceSplitter: Sequence, IteratorProtocol {
  /// The longest sentence, in scalars; a longer one is cut after a comma, else after a space.
  static let longest = 300

  private let text: Substring.UnicodeScalarView
  private let abbreviations: Set<String>
  private var position: String.Index

  /// - Parameters:
  ///   - text: The text.
  ///   - language: The language whose abbreviations count.
  init(_ text: some StringProtocol, language: String) {
    self.text = Substring(text).unicodeScalars
    position = self.text.startIndex
    abbreviations = Abbreviations.words(of: language)
  }

  /// The next sentence, with the spaces after it.
  mutating func next() -> Range<String.Index>? {
    guard position < text.endIndex else { return nil }
    let start = position
    var index = start
    var count = 0
    var clauseEnd: String.Index?
    var wordEnd: String.Index?
    while index < text.endIndex {
      let scalar = text[index]
      var after = text.index(after: index)
      if SentenceMarks.isEnd(scalar), let end = sentenceEnd(after: index, from: start) {
        position = end
        return start..<end
      }
      if SentenceMarks.isLineEnd(scalar), let end = paragraphEnd(after: index) {
        position = end
        return start..<end
      }
      if SentenceMarks.isEnd(scalar) {
        // What was found of one full stop of a run holds for the others.
        while after < text.endIndex, count < Self.longest, SentenceMarks.isEnd(text[after]) {
          after = text.index(after: after)
          count += 1
        }
      }
      count += 1
      if SentenceMarks.isClauseEnd(scalar) { clauseEnd = after }
      if ScalarClass(scalar) == .space {
        if clauseEnd == index { clauseEnd = after }
        wordEnd = after
      }
      index = after
      if count >= Self.longest, index < text.endIndex {
        let end = clauseEnd ?? wordEnd ?? graphemeBoundary(near: index, from: start)
        position = end
        return start..<end
      }
    }
    position = index
    return start..<index
  }

  /// The end of the sentence that a full stop may close, after closing quotes and spaces.
  private func sentenceEnd(after stop: String.Index, from start: String.Index) -> String.Index? {
    var index = text.index(after: stop)
    while index < text.endIndex,
      SentenceMarks.isEnd(text[index]) || SentenceMarks.isCloser(text[index])
    {
      index = text.index(after: index)
    }
    let needsSpace = !SentenceMarks.isWide(text[stop])
    let closed = index
    index = skipSpaces(index)
    guard index < text.endIndex else { return index }
    if needsSpace, closed == index { return nil }
    guard needsSpace else { return index }
    let next = firstWordScalar(from: index)
    let isLowercase = next.map { $0.properties.isLowercase } ?? false
    guard text[stop] == "." else { return isLowercase ? nil : index }
    let word = word(before: stop, from: start)
    if abbreviations.contains(word.lowercased()) { return nil }
    if word.unicodeScalars.count == 1, word.first?.isLetter == true { return nil }
    let isNumber = !word.isEmpty && word.allSatisfy(\.isNumber)
    if isLowercase { return word.count >= 3 && word.allSatisfy(\.isLetter) ? index : nil }
    // "3. Third": a number that is all there is so far counts what follows.
    return isNumber && isStart(of: word, at: stop, from: start) ? nil : index
  }

  /// The end of the line when it ends a paragraph.
  private func paragraphEnd(after lineEnd: String.Index) -> String.Index? {
    var index = text.index(after: lineEnd)
    var isParagraph = text[lineEnd].value == 0x2029
    while index < text.endIndex, ScalarClass(text[index]) == .space || text[index].value < 0x20 {
      if SentenceMarks.isLineEnd(text[index]) { isParagraph = true }
      index = text.index(after: index)
    }
    return isParagraph ? index : nil
  }

  private func skipSpaces(_ start: String.Index) -> String.Index {
    var index = start
    while index < text.endIndex, ScalarClass(text[index]) == .space || text[index].value < 0x20 {
      index = text.index(after: index)
    }
    return index
  }

  private func firstWordScalar(from start: String.Index) -> Unicode.Scalar? {
    var index = start
    while index < text.endIndex, ScalarClass(text[index]) == .symbol {
      index = text.index(after: index)
    }
    return index < text.endIndex ? text[index] : nil
  }

  /// The letters, digits and inner full stops right before a place.
  private func word(before end: String.Index, from start: String.Index) -> String {
    var index = end
    var count = 0
    while index > start, count < 20 {
      let previous = text.index(before: index)
      guard ScalarClass(text[previous]).isWordPart || text[previous] == "." else { break }
      index = previous
      count += 1
    }
    return String(String.UnicodeScalarView(text[index..<end]))
  }

  /// Whether a word is the first of the sentence.
  private func isStart(
    of word: String,
    at stop: String.Index,
    from start: String.Index
  ) -> Bool {
    let before = text[start..<stop].dropLast(word.unicodeScalars.count)
    return before.allSatisfy { ScalarClass($0) != .letter && ScalarClass($0) != .digit }
  }

  /// A place at which no combining mark is torn off its base.
  private func graphemeBoundary(
    near index: String.Index,
    from start: String.Index
  ) -> String.Index {
    var boundary = index
    while boundary > start, ScalarClass(text[boundary]) == .mark {
      boundary = text.index(before: boundary)
    }
    return boundary > start ? boundary : index
  }
}
