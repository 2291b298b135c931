import Testing

@testable import A11yOutline

@Suite struct TextMetricsTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("⚠️", 2), ("한", 2), ("ｱ", 1),
    ("Ａ", 2),
    ("\u{200B}", 0), ("🇧🇷", 2), ("\r\n", 0),
  ])
  func columns(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 6, ["one", "two", "three"]),
    ("abcdefgh", 3, ["abc", "def", "gh"]),
    ("a\n\nb", 10, ["a", "", "b"]),
    ("日本語", 4, ["日本", "語"]),
    ("", 5, [""]),
    ("fits", 4, ["fits"]),
    ("ab cd ", 5, ["ab cd"]),
  ])
  func wrapsByWords(_ text: String, _ columns: Int, _ lines: [String]) {
    let width = CGFloat(columns) * 8
    #expect(TextMetrics.lines(of: text, width: width) == lines)
    let height: CGFloat = 16 * CGFloat(lines.count)
    #expect(TextMetrics.size(of: text, width: width).height == height)
  }

  @Test func widthIsThatOfTheWidestLine() {
    #expect(TextMetrics.size(of: "one two three", width: 56) == CGSize(width: 56, height: 32))
    #expect(TextMetrics.size(of: "one two three", width: nil) == CGSize(width: 104, height: 16))
    #expect(TextMetrics.size(of: "a b c d", width: 8, lineLimit: 2).height == 32)
    #expect(TextMetrics.size(of: "a", width: 0).height == 16)
  }
}
