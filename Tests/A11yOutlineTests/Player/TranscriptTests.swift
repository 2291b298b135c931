import Testing

@testable import A11yOutline

/// Keys in, words out: each file in `Cases` is played and compared key by key.
@MainActor @Suite struct TranscriptTests {
  @Test func thereAreCases() {
    #expect(TranscriptCase.all.count >= 20)
  }

  @Test(arguments: TranscriptCase.all)
  func saysWhatTheCaseSays(_ transcriptCase: TranscriptCase) throws {
    let said = try transcriptCase.play()
    #expect(said.count == transcriptCase.spoken.count)
    for (step, (heard, wanted)) in zip(said, transcriptCase.spoken).enumerated() {
      let key = step == 0 ? "opening" : "key \(step), \(transcriptCase.keys[step - 1])"
      #expect(heard == wanted, "\(key)")
    }
  }
}
