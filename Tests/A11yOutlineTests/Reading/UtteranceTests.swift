import A11yOutline
import Testing

@Suite struct UtteranceTests {
  @Test func partsAreJoinedByCommaAndHintByFullStop() {
    let utterance = Utterance([
      .init(.name, "Collection"), .init(.state, "Collapsed"), .init(.hint, "Right arrow expands"),
    ])
    #expect(utterance.text == "Collection, Collapsed. Right arrow expands")
  }
}
