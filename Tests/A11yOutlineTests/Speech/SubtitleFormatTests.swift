import Testing

@testable import A11yOutline

@Suite struct SubtitleFormatTests {
  @Test func webVTTHasAHeaderTimesAndEscapes() {
    let file =
      SubtitleFormat.webVTT.header
      + SubtitleFormat.webVTT.cue(1, "a < b & c\n\nd", from: 0, to: 3_723.4567)
    #expect(file == "WEBVTT\n\n00:00:00.000 --> 01:02:03.457\na &lt; b &amp; c\nd\n\n")
  }

  @Test func subRipCountsAndUsesACommaInTimes() {
    let cue = SubtitleFormat.subRip.cue(2, "Circle", from: 59.9999, to: 61)
    #expect(cue == "2\n00:01:00,000 --> 00:01:01,000\nCircle\n\n")
  }
}
