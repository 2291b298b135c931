import Testing

@testable import A11yOutline

@Suite struct SpeakerTests {
  @Test func anUtteranceIsHeardFromItsFirstToItsLastSample() {
    let virtual = VirtualSpeaker()
    virtual.say("Collection", as: .response)
    virtual.finish()
    #expect(virtual.log.story == "+1 -1")
    #expect(virtual.heard.map(\.chunk) == [1])
    #expect(virtual.heard.map(\.count) == [1_000])
  }

  @Test func startedComesWithTheFirstSampleAndNotBefore() {
    let virtual = VirtualSpeaker()
    virtual.say("One", as: .reading)
    virtual.say("Two", as: .reading)
    virtual.sink.advance(seconds: 0.005)
    #expect(virtual.log.story == "+1")
    virtual.finish()
    #expect(virtual.log.story == "+1 -1 +2 -2")
  }

  @Test func aResponseSilencesEverythingBeforeIt() {
    let virtual = VirtualSpeaker()
    virtual.say("A long unit of reading", as: .reading)
    virtual.sink.advance(seconds: 0.005)
    virtual.say("Another", as: .reading)
    virtual.say("News", as: .notice)
    virtual.sink.advance(seconds: 0.01)
    let before = virtual.sink.heardSamples.count
    virtual.say("Collapsed", as: .response)
    virtual.finish()
    #expect(virtual.log.story == "+1 +4 -4")
    let after = Set(virtual.sink.heardSamples.dropFirst(before))
    #expect(after == [Int16(virtual.made.texts.count * 100)], "no stale sample is heard")
  }

  @Test func ofManyKeysOnlyTheLastIsCompleted() {
    let virtual = VirtualSpeaker()
    for number in 1...200 {
      virtual.say("Item \(number)", as: .response)
      virtual.sink.advance(seconds: 0.002)
    }
    virtual.finish()
    let finished = virtual.log.all.filter { if case .finished = $0 { true } else { false } }
    #expect(finished == [.finished(SpeechID(rawValue: 200))])
  }

  @Test func aFollowUpComesAfterItsResponseAndDiesWithIt() {
    let virtual = VirtualSpeaker()
    virtual.say("Collapsed all", as: .response)
    virtual.say("Collection", as: .followUp)
    virtual.finish()
    #expect(virtual.log.story == "+1 -1 +2 -2")
    virtual.say("Undone", as: .response)
    virtual.say("Shapes", as: .followUp)
    virtual.say("Top", as: .response)
    virtual.finish()
    #expect(virtual.log.story.hasSuffix("+5 -5"))
    #expect(!virtual.log.story.contains("4"))
  }

  @Test func newsNeverCutsAndComesBeforeTheNextUnit() {
    let virtual = VirtualSpeaker()
    virtual.say(String(repeating: "long unit ", count: 12), as: .reading)
    virtual.say("Next unit", as: .reading)
    virtual.sink.advance(seconds: 0.01)
    virtual.say("Sound is back", as: .notice)
    virtual.finish()
    #expect(virtual.log.story == "+1 -1 +3 -3 +2 -2")
  }

  @Test func onlyTheLastProgressIsSaid() {
    let virtual = VirtualSpeaker()
    virtual.say(String(repeating: "long unit ", count: 12), as: .reading)
    virtual.sink.advance(seconds: 0.01)
    for percent in [10, 20, 30] { virtual.say("\(percent) percent", as: .progress) }
    virtual.finish()
    #expect(virtual.log.story == "+1 -1 +4 -4")
  }

  @Test func stopIsSilenceAndTheEndOfEverythingThatWaits() {
    let virtual = VirtualSpeaker()
    virtual.say("One two three", as: .response)
    virtual.say("Four", as: .followUp)
    virtual.sink.advance(seconds: 0.01)
    virtual.speaker.stop()
    #expect(virtual.sink.advance(seconds: 10) == 0)
    #expect(virtual.log.story == "+1")
  }

  @Test(arguments: ["", "   ", "\u{200B}", "\u{7}"])
  func whatHasNoSoundIsCompletedAllTheSame(text: String) {
    let virtual = VirtualSpeaker()
    virtual.say(text, as: .reading)
    virtual.say("Next", as: .reading)
    virtual.finish()
    #expect(virtual.log.story == "+1 -1 +2 -2")
  }

  @Test func chunksOfAnUtteranceFollowWithoutAGap() {
    let virtual = VirtualSpeaker()
    virtual.say(String(repeating: "word ", count: 100), as: .response)
    virtual.finish()
    #expect(virtual.made.texts.count > 1)
    #expect(!virtual.heard.contains { $0.chunk == 0 }, "no silence between the chunks")
  }

  @Test func silenceBeforeAResponseIsCutButNotWhileReading() {
    let virtual = VirtualSpeaker(leadingSilence: 500)
    virtual.say("Shopping", as: .response)
    virtual.finish()
    #expect(virtual.heard.first?.count == 22)
    #expect(virtual.heard.last?.count == 800)
    let reading = VirtualSpeaker(leadingSilence: 500)
    reading.say("Shopping", as: .reading)
    reading.finish()
    #expect(reading.heard.first?.count == 500)
  }

  @Test func aHintIsAChunkOfItsOwnAfterAPause() {
    let virtual = VirtualSpeaker()
    virtual.speaker.speak(
      Utterance([
        .init(.name, "Shapes"), .init(.state, "Collapsed"), .init(.hint, "Right arrow expands"),
      ]),
      as: .response
    )
    virtual.finish()
    #expect(virtual.made.texts == ["Shapes", "Collapsed", "Right arrow expands"])
    let silences = virtual.heard.filter { $0.chunk == 0 }.map(\.count)
    #expect(silences.last == SpeechFormat.sampleRate * 600 / 1_000)
  }

  @Test func wordsOfTheInterfaceHaveTheirOwnPitchAndVoice() {
    var configuration = SpeechConfiguration()
    configuration.language = "pt-BR"
    let virtual = VirtualSpeaker(configuration: configuration)
    virtual.speaker.speak(
      Utterance([
        .init(.name, "Fazer compras"), .init(.state, "Collapsed", language: "en"),
        .init(.count, "2 items", language: "en"),
      ]),
      as: .response
    )
    virtual.finish()
    let requests = virtual.made.requests.withLock { $0 }
    #expect(requests.map(\.text) == ["Fazer compras", "Collapsed, 2 items"])
    #expect(requests.map(\.voice) == ["roa/pt-BR", "gmw/en"])
    #expect(requests.map(\.pitch) == [50, 42])
  }

  @Test func aChangeCountsFromTheNextUtterance() {
    let virtual = VirtualSpeaker()
    virtual.say("One", as: .reading)
    virtual.speaker.configuration.rate = 300
    virtual.say("Two", as: .reading)
    virtual.finish()
    #expect(virtual.made.requests.withLock { $0.map(\.rate) } == [175, 300])
  }

  @Test func theWordBeingHeardIsFoundInTheTextOfTheUtterance() {
    let virtual = VirtualSpeaker()
    let utterance = Utterance([
      .init(.name, "Naïve café, 50 % more"), .init(.state, "Expanded"),
    ])
    virtual.speaker.speak(utterance, as: .response)
    virtual.finish()
    let text = Array(utterance.text.utf8)
    let words = virtual.log.all.compactMap { event in
      if case .word(_, let range) = event {
        String(decoding: text[range], as: UTF8.self)
      } else {
        nil
      }
    }
    #expect(words == ["Naïve", "café,", "50", "%", "more", "Expanded"])
  }

  @Test func aLanguageWithoutAVoiceKeepsTheVoiceAndIsToldOnce() {
    let virtual = VirtualSpeaker()
    virtual.say("One", as: .reading, language: "tlh")
    virtual.say("Two", as: .reading, language: "tlh")
    virtual.finish()
    #expect(virtual.log.notices == [SpeechNotice(.languageWithoutVoice, "tlh")])
    #expect(virtual.made.requests.withLock { $0.map(\.voice) } == ["gmw/en", "gmw/en"])
  }
}
