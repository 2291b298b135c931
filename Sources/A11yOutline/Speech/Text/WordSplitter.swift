/// Cuts words and numbers that are too long for the engine's buffers.
enum WordSplitter {
  /// The longest word, in UTF-8 bytes.
  static let mostBytes = 40

  /// The longest number that is read as one; a longer one is read in groups of three.
  static let mostDigits = 12

  /// The most apostrophes that a word may hold: 70 of them end the engine (espeak-ng#2495).
  static let mostApostrophes = 3

  static func apply(_ text: MappedText) -> MappedText {
    cutWords(groupDigits(text))
  }

  private static func groupDigits(_ text: MappedText) -> MappedText {
    var result = MappedText()
    var index = 0
    while index < text.count {
      var end = index
      while end < text.count, ScalarClass(text.scalars[end]) == .digit { end += 1 }
      let isLong = end - index > mostDigits
      for digit in index..<max(end, index + 1) {
        if isLong, digit > index, (end - digit) % 3 == 0 {
          result.append(" ", from: text.sources[digit])
        }
        result.append(text.scalars[digit], from: text.sources[digit])
      }
      index = max(end, index + 1)
    }
    return result
  }

  private static func cutWords(_ text: MappedText) -> MappedText {
    var result = MappedText()
    var start = 0
    while start < text.count {
      guard text.scalars[start] != " " else {
        result.append(" ", from: text.sources[start])
        start += 1
        continue
      }
      var end = start
      var apostrophes = 0
      while end < text.count, text.scalars[end] != " " {
        apostrophes += text.scalars[end] == "'" ? 1 : 0
        if apostrophes > mostApostrophes { break }
        end += 1
      }
      appendPieces(of: start..<end, in: text, to: &result)
      if end < text.count, text.scalars[end] == "'" {
        result.append(" ", from: text.sources[end])
        end += 1
      }
      start = end
    }
    return result
  }

  private static func appendPieces(
    of word: Range<Int>,
    in text: MappedText,
    to result: inout MappedText
  ) {
    var start = word.lowerBound
    while start < word.upperBound {
      let end = pieceEnd(in: text, from: start, to: word.upperBound)
      if start > word.lowerBound { result.append(" ", from: text.sources[start]) }
      result.append(text[start..<end])
      start = end
    }
  }

  private static func pieceEnd(in text: MappedText, from start: Int, to wordEnd: Int) -> Int {
    var bytes = 0
    var afterSign: Int?
    var boundary: Int?
    for index in start..<wordEnd {
      let scalar = text.scalars[index]
      bytes += UTF8.width(scalar)
      let kind = ScalarClass(scalar)
      if bytes > mostBytes { return afterSign ?? boundary ?? max(index, start + 1) }
      if kind != .mark, index > start { boundary = index }
      if kind == .symbol { afterSign = index + 1 }
    }
    return wordEnd
  }
}
