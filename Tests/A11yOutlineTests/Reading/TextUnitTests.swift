import Testing

@testable import A11yOutline

@Suite struct TextUnitTests {
  /// The units of a text, as a person walks from one to the next.
  private func units(_ unit: TextUnit, of text: String) -> [String] {
    var units: [String] = []
    var place = text.startIndex
    while place < text.endIndex {
      let range = unit.range(at: place, in: text)
      units.append(String(text[range]))
      place = range.upperBound
    }
    return units
  }

  @Test(arguments: [
    ("One two", ["One ", "two"]),
    ("  don't, stop. ", ["  don't, ", "stop. "]),
    ("\u{201C}Who?\u{201D} he said", ["\u{201C}Who?\u{201D} ", "he ", "said"]),
    ("a\u{2014}b 3.14", ["a\u{2014}", "b ", "3.14"]),
    ("你好", ["你", "好"]),
    ("...", ["..."]),
  ])
  func wordsKeepTheirMarks(text: String, words: [String]) {
    #expect(units(.word, of: text) == words)
  }

  @Test func charactersAreWhatAReaderSees() {
    let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
    let text: String = "e\u{301}a\(family)"
    let characters: [String] = ["e\u{301}", "a", family]
    #expect(units(.character, of: text) == characters)
  }

  @Test func sentencesAreThoseThatAreRead() {
    #expect(units(.sentence, of: "One. Two! ...") == ["One. ", "Two! ..."])
  }

  @Test func aLongSentenceIsCutAtItsClauses() {
    let clause = String(repeating: "word ", count: 30) + "end, "
    let pieces = Sentences.split(String(repeating: clause, count: 5))
    #expect(pieces.count == 5)
    for piece in pieces {
      #expect(piece.count <= SentenceSplitter.longest)
      #expect(piece.hasSuffix(","))
    }
    let lengths: [Int] = Sentences.split(String(repeating: "x", count: 700)).map(\.count)
    #expect(lengths == [300, 300, 100])
  }
}
