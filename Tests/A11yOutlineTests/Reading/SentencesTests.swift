import Testing

@testable import A11yOutline

@Suite struct SentencesTests {
  @Test(arguments: [
    ("", []),
    ("One.", ["One."]),
    ("One. two. Three", ["One.", "two.", "Three"]),
    ("Wait... what? Yes!", ["Wait...", "what?", "Yes!"]),
    ("Version 1.51 is out.", ["Version 1.51 is out."]),
    ("\u{201C}Who?\u{201D} he said. Me.", ["\u{201C}Who?\u{201D} he said.", "Me."]),
    ("(First.) Second.", ["(First.)", "Second."]),
    ("你好。再见！", ["你好。", "再见！"]),
    ("नमस्ते। फिर मिलेंगे।", ["नमस्ते।", "फिर मिलेंगे।"]),
    ("Ends with a rule. ***", ["Ends with a rule. ***"]),
  ])
  func sentencesAreFound(text: String, sentences: [String]) {
    #expect(Sentences.split(text) == sentences)
  }
}
