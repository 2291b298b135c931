import Testing

@testable import A11yOutline

/// Rules that hold for every text, tried on made-up ones.
@Suite struct TextPipelinePropertyTests {
  static let languages = [
    "en", "pt", "de", "ru", "el", "ar", "fa", "he", "hi", "th", "ko", "ja", "zh", "vi",
  ]

  @Test(arguments: languages)
  func whatTheEngineIsGivenIsSafe(language: String) {
    var texts = HostileText(seed: 11)
    for _ in 0..<40 {
      let text = texts.next()
      for level in [PunctuationLevel.none, .all] {
        check(text, language: language, level)
      }
    }
  }

  private func check(_ text: String, language: String, _ level: PunctuationLevel) {
    let pipeline = TextPipeline(voice: { $0 }, punctuation: level)
    let size = text.utf8.count
    var last = 0
    for range in SentenceSplitter(text, language: language) {
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      #expect(start == last, "sentences follow one another without a rest")
      last = text.utf8.distance(from: text.startIndex, to: range.upperBound)
      for chunk in pipeline.chunks(of: MappedText(text[range], at: start), language: language) {
        #expect(chunk.text.utf8.count <= ChunkSplitter.mostBytes)
        let phonemes = chunk.text.unicodeScalars.reduce(0) { $0 + PhonemeEstimate.weight(of: $1) }
        #expect(phonemes <= ChunkSplitter.mostPhonemes)
        let owned = Script.owned(by: chunk.voice)
        let refused = chunk.text.unicodeScalars.filter { !isAllowed($0, owned) }
        #expect(refused.isEmpty, "for \(chunk.voice)")
        let words = chunk.text.split(separator: " ")
        #expect(words.allSatisfy { $0.utf8.count <= WordSplitter.mostBytes })
        #expect(
          words.allSatisfy { $0.count { $0 == "'" } <= WordSplitter.mostApostrophes }
        )
        #expect(
          chunk.words.allSatisfy {
            $0.source.lowerBound >= start && $0.source.upperBound <= min(last, size)
          }
        )
      }
    }
    #expect(last == size)
  }

  private func isAllowed(_ scalar: Unicode.Scalar, _ owned: Set<Script>) -> Bool {
    switch ScalarClass(scalar) {
    case .space: scalar == " "
    case .digit: !owned.contains(.arabic)
    case .letter: owned.contains(Script(scalar))
    case .mark: true
    case .symbol: ".,;:!?'-".unicodeScalars.contains(scalar)
    }
  }

  @Test func lettersAndDigitsAreNeverLost() {
    var texts = HostileText(seed: 5)
    for _ in 0..<100 {
      let words = (0..<8).map { _ in texts.word() }
      let text = words.joined(separator: " ")
      let pipeline = TextPipeline(voice: { $0 })
      let chunks = SentenceSplitter(text, language: "en").flatMap {
        pipeline.chunks(of: MappedText(text[$0]), language: "en")
      }
      let said = chunks.map(\.text).joined().filter { $0 != " " }.lowercased()
      #expect(said == words.joined().lowercased())
    }
  }

  @Test func timeGrowsWithTheLengthAndNotWithItsSquare() {
    func time(_ text: String) -> Duration {
      ContinuousClock().measure {
        let pipeline = TextPipeline(voice: { $0 })
        for range in SentenceSplitter(text, language: "en") {
          _ = pipeline.chunks(of: MappedText(text[range]), language: "en")
        }
      }
    }
    for unit in ["a", ".", "a. ", "- ", "\u{301}", "'", "9", "я", "=", "(", "\n"] {
      let short = min(
        time(String(repeating: unit, count: 1_000)),
        time(String(repeating: unit, count: 1_000))
      )
      let long = time(String(repeating: unit, count: 10_000))
      #expect(long < short * 40 + .milliseconds(200), "of \(unit)")
    }
  }
}
