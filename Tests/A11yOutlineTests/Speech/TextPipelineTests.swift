import Testing

@testable import A11yOutline

/// What the voice is given, and that nothing the engine cannot stand ever is.
@Suite struct TextPipelineTests {
  private static func chunks(
    _ text: String,
    language: String = "en",
    _ level: PunctuationLevel = .some
  ) -> [SpeechChunk] {
    let pipeline = TextPipeline(voice: { $0 }, punctuation: level)
    return SentenceSplitter(text, language: language).flatMap { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return pipeline.chunks(of: MappedText(text[range], at: start), language: language)
    }
  }

  private static func said(
    _ text: String,
    language: String = "en",
    _ level: PunctuationLevel = .some
  ) -> String {
    chunks(text, language: language, level).map(\.text).joined(separator: " | ")
  }

  @Test(arguments: [
    ("Collection", "Collection"),
    ("  two   spaces\tand\nlines ", "two spaces and lines"),
    ("Wait, what?", "Wait, what?"),
    ("it's well-known", "it's well-known"),
    ("it’s", "it's"),
    ("a < b & c", "a less than b and c"),
    ("press '_' to do this", "press underscore to do this"),
    ("50 % of 1,234.56 at 10:30", "50 percent of 1,234.56 at 10:30"),
    ("-5 degrees", "minus 5 degrees"),
    ("====================", "20 equals"),
    ("read autogen.sh.", "read autogen dot sh."),
    ("e-mail me@example.org", "e-mail me at example dot org"),
    ("and/or", "and slash or"),
    ("one – two — three", "one, two, three"),
    ("the list (see below) ends", "the list, see below, ends"),
    ("\"quoted\" text", "quoted text"),
    ("→ ✓", "right arrow check mark"),
    ("│ ├ ─", ""),
    ("3. Third", "3. Third"),
    ("done 🎉", "done party popper"),
    ("👩‍🔬👍🏽", "woman scientist thumbs up"),
    ("🇵🇹 and 🏳️‍🌈", "flag Portugal and rainbow flag"),
    ("😀😀😀😀😀", "5 grinning face"),
    ("❤️", "red heart"),
    ("1️⃣", "1"),
    ("𝐇𝐞𝐥𝐥𝐨 Ｗｏｒｌｄ", "Hello World"),
    ("٤٢", "42"),
    ("U.S.A. today", "U.S.A. today"),
    ("NEW RELEASE NOTES", "NEW release notes"),
    ("The HTML page", "The HTML page"),
    ("1234567890123", "1 234 567 890 123"),
    ("x²", "x squared"),
  ])
  func signsAreSaidInWords(text: String, said: String) {
    #expect(Self.said(text) == said)
  }

  @Test(arguments: [
    (PunctuationLevel.none, "Say, hi, 1, friend."),
    (.some, "Say, hi, number sign 1, friend."),
    (.most, "Say left paren hi right paren number sign 1, friend."),
    (.all, "Say left paren hi right paren number sign 1 comma, friend dot."),
  ])
  func eachLevelSaysMore(level: PunctuationLevel, said: String) {
    #expect(Self.said("Say (hi) #1, friend.", level) == said)
  }

  @Test func signsHaveTheNamesOfTheLanguage() {
    #expect(Self.said("50 % @ casa", language: "pt-BR") == "50 por cento arroba casa")
    #expect(Self.said("festa 🎉", language: "pt") == "festa cone de festa")
    #expect(Self.said("10 €", language: "de") == "10 Euro")
  }

  @Test func eachScriptGoesToAVoiceThatOwnsIt() {
    let chunks = Self.chunks("Привет world 5", language: "ru")
    #expect(chunks.map(\.voice) == ["ru", "en"])
    #expect(chunks.map(\.text) == ["Привет", "world 5"])
    #expect(Self.chunks("naïve Ωmega", language: "en").map(\.voice) == ["en", "el", "en"])
    #expect(Self.chunks("السعر 4038", language: "ar").map(\.voice) == ["ar", "en"])
  }

  @Test func lettersAreFoldedForAVoiceThatDoesNotKnowThem() {
    #expect(Self.said("Ḿź ế", language: "de") == "Mź e")
    #expect(Self.said("tiếng Việt", language: "vi") == "tiếng Việt")
  }

  @Test func controlCharactersAndCommandsAreGone() {
    #expect(Self.said("a\u{1}5s b\u{0}c \u{1B}[31mred\u{202E} \u{E001}x") == "a5s bc, 31mred x")
  }
}
