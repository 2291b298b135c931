import Testing

@testable import A11yOutline

/// Text as a terminal can show it: no control characters, words kept whole, cells counted right.
@Suite struct DrawingTests {
  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("ﾃ", 1), ("Ａ", 2), ("😀", 2),
    ("👩‍👩‍👧", 2), ("❤\u{FE0F}", 2), ("🇧🇷", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("עברית", 5),
    ("العربية", 7), ("\u{200B}", 0),
  ])
  func aTextTakesItsCells(_ text: String, _ cells: Int) {
    #expect(DisplayWidth.columns(of: text) == cells)
  }

  @Test func nothingThatATerminalObeysIsLeft() {
    let hostile =
      "a\u{1B}[2Jb\u{7}c\u{9B}31md\u{202E}e\u{2066}f\u{AD}g\r\nh\ti\u{7F}j\u{E007F}k\u{85}l"
    #expect(TerminalText.sanitized(hostile) == "a[2Jbc31mdefg  h ijk l")
    for value in UInt32(0)..<0x20 {
      let text = TerminalText.sanitized(String(Character(Unicode.Scalar(value)!)))
      #expect(text == " " || text.isEmpty)
    }
  }

  @Test func textIsLeftAsItIs() {
    for text in ["plain", "café", "日本語", "עברית שלום", "👩‍👩‍👧", "e\u{301}"] {
      #expect(TerminalText.sanitized(text) == text)
    }
  }

  @Test func piledUpMarksAndEndlessTextsAreCut() {
    let piled = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    #expect(TerminalText.sanitized(piled).unicodeScalars.count == 10)
    let endless = String(repeating: "x", count: 5_000_000)
    #expect(TerminalText.sanitized(endless, limit: 100).count == 100)
  }

  @Test func wordsStayWhole() {
    let text = "The quick brown fox jumps over the lazy dog"
    #expect(
      TextWrapping.rows(of: text, width: 20, limit: 9) == [
        "The quick brown fox", "jumps over the lazy", "dog",
      ]
    )
  }

  @Test func whatIsLongerThanARowIsBrokenAndWideTextBreaksAnywhere() {
    #expect(
      TextWrapping.rows(of: "abcdefghij kl", width: 4, limit: 9) == ["abcd", "efgh", "ij", "kl"]
    )
    #expect(TextWrapping.rows(of: "日本語のテキスト", width: 7, limit: 9) == ["日本語", "のテキ", "スト"])
    #expect(TextWrapping.rows(of: "日", width: 1, limit: 9) == ["日"])
    #expect(TextWrapping.rows(of: "", width: 10, limit: 9) == [""])
  }

  @Test func whatDoesNotFitIsCutByWords() {
    #expect(TextWrapping.rows(of: "one two three four", width: 12, limit: 1) == ["one two..."])
    #expect(TextWrapping.rows(of: "Top. Then more", width: 10, limit: 1) == ["Top..."])
    #expect(TextWrapping.rows(of: "exactly ten", width: 11, limit: 1) == ["exactly ten"])
    #expect(TextWrapping.rows(of: "abcdefghijklm", width: 10, limit: 1) == ["abcdefg..."])
  }

  @Test func noRowIsWiderThanItsWidth() {
    var generator = SeededGenerator(seed: 3)
    let pieces = ["a", "word ", " ", "日", "e\u{301}", "😀", "longerword", "-", ". "]
    for _ in 0..<500 {
      let text = (0..<40).map { _ in pieces.randomElement(using: &generator)! }.joined()
      for width in [2, 3, 7, 20] {
        for row in TextWrapping.rows(of: text, width: width, limit: 5) {
          #expect(DisplayWidth.columns(of: row) <= width)
        }
      }
    }
  }

  @Test func colourIsTheChoiceOfThePerson() {
    #expect(Emphasis(nil, environment: [:]) == .reverse)
    #expect(Emphasis(nil, environment: ["NO_COLOR": ""]) == .reverse)
    #expect(Emphasis(nil, environment: ["NO_COLOR": "1"]) == .boldUnderline)
    #expect(Emphasis(.always, environment: ["NO_COLOR": "1"]) == .reverse)
    #expect(Emphasis(.never, environment: [:]) == .boldUnderline)
    #expect(Emphasis(nil, environment: [:], othersSpeak: true) == .none)
    #expect(Emphasis(.always, environment: [:], othersSpeak: true) == .reverse)
  }

  @Test func copyingIsBounded() throws {
    let bytes = try #require(Clipboard.sequence(copying: "Circle é"))
    #expect(String(decoding: bytes, as: UTF8.self) == "\u{1B}]52;c;Q2lyY2xlIMOp\u{7}")
    #expect(Clipboard.sequence(copying: String(repeating: "x", count: 80_000)) == nil)
  }
}
