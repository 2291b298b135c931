import Testing

@testable import A11yOutline

@Suite struct SentenceSplitterTests {
  private static func sentences(_ text: String, _ language: String = "en") -> [String] {
    SentenceSplitter(text, language: language).map { String(text[$0]) }
  }

  @Test(arguments: [
    ["One. ", "Two! ", "Three? ", "Four"],
    ["He said \"stop.\" ", "Then he went."],
    ["Mr. Smith met Dr. No at 5 p.m. today. ", "Really."],
    ["J. R. R. Tolkien wrote it."],
    ["Version 3.14 is out. ", "It works."],
    ["3. Third of the list."],
    ["\"Really?\" he said."],
    ["It ends here. ", "next one is in lower case."],
    ["See fig. 3 and e.g. this."],
    ["你好。", "再见！", "好"],
    ["नमस्ते। ", "फिर मिलेंगे।"],
    ["A paragraph\n\n", "and the next"],
    ["A line\nthat goes on."],
    ["What... ", "Never mind."],
    ["The U.S.A. today."],
  ])
  func textIsCutBetweenSentencesOnly(sentences: [String]) {
    #expect(Self.sentences(sentences.joined()) == sentences)
  }

  @Test func portugueseAbbreviationsAreKnown() {
    let text = "O Sr. Silva mora na Av. Brasil. A Dra. Ana também."
    #expect(Self.sentences(text, "pt-BR").count == 2)
  }

  @Test func aLongSentenceIsCutAfterACommaElseAfterASpace() {
    let clause = String(repeating: "word ", count: 30) + "end, "
    let cut = Self.sentences(clause + clause + clause)
    #expect(cut.count == 3)
    #expect(cut.allSatisfy { $0.hasSuffix("end, ") })
    let words = Self.sentences(String(repeating: "word ", count: 200))
    #expect(words.allSatisfy { $0.hasSuffix("word ") && $0.count <= SentenceSplitter.longest })
    let marks = "e" + String(repeating: "\u{301}", count: 10)
    let none = Self.sentences(String(repeating: marks, count: 100))
    #expect(none.joined() == String(repeating: marks, count: 100))
  }
}
