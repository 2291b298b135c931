import Testing

@testable import A11yOutline

/// Which voice says what, and how high.
@Suite struct VoiceChoiceTests {
  private func requests(
    _ utterance: Utterance,
    _ change: (inout SpeechConfiguration) -> Void
  ) -> [SynthesisRequest] {
    var configuration = SpeechConfiguration()
    change(&configuration)
    let virtual = VirtualSpeaker(configuration: configuration)
    virtual.speaker.speak(utterance, as: .response)
    virtual.finish()
    return virtual.made.requests.withLock { $0 }
  }

  private let item = Utterance([
    .init(.name, "Kreis", language: "de-AT"), .init(.level, "level 3", language: "en"),
  ])

  @Test func aLanguageHasTheVoiceItWasGiven() {
    let voices = requests(item) { $0.voices = ["de": "French (France)"] }.map(\.voice)
    #expect(voices == ["roa/fr", "gmw/en"])
  }

  @Test func theVoiceOfALanguageStandsOverTheVoiceOfTheContent() {
    let voices = requests(item) {
      $0.voice = "en-US"
      $0.voices = ["DE_at": "nb"]
    }
    .map(\.voice)
    #expect(voices == ["gmq/nb", "gmw/en-US"])
  }

  @Test func theSystemVoiceSaysRolesAndStates() {
    let voices = requests(item) { $0.structureVoice = "en-US+f3" }.map(\.voice)
    #expect(voices == ["gmw/de", "gmw/en-US+f3"])
    let foreign = requests(item) { $0.structureVoice = "fr" }.map(\.voice)
    #expect(foreign == ["gmw/de", "gmw/en"], "a voice of another language would misread them")
  }

  @Test func thePitchFallsWithTheLevelWherePersonsWantIt() {
    var settings = PlayerSettings()
    settings.lowersPitchByLevel = true
    var builder = OutlineBuilder(title: "Levels")
    builder.append(NodeContent(name: "One", isExpanded: true), depth: 0)
    let two = builder.append(NodeContent(name: "Two"), depth: 1)
    let outline = builder.finish()
    var reader = LinearReader(verbosity: .terse)
    reader.tellsLevelByPitch = settings.lowersPitchByLevel
    let low = requests(reader.landing(on: two, in: outline)) { _ in }.map(\.pitch)
    #expect(low == [45])
    reader.tellsLevelByPitch = false
    let plain = requests(reader.landing(on: two, in: outline)) { _ in }.map(\.pitch)
    #expect(plain == [50])
  }

  @Test func whatAPersonSetIsTakenOver() {
    var settings = PlayerSettings()
    settings.pitch = 40
    settings.volume = 60
    settings.punctuation = .all
    settings.voices = ["de": "nb"]
    settings.systemVoice = "en-US"
    settings.keepsAwake = 10
    var configuration = SpeechConfiguration()
    configuration.voice = "fr"
    configuration.apply(settings)
    #expect(configuration.pitch == 40)
    #expect(configuration.volume == 60)
    #expect(configuration.punctuation == .all)
    #expect(configuration.voices == ["de": "nb"])
    #expect(configuration.structureVoice == "en-US")
    #expect(configuration.keepsAwake == 10)
    #expect(configuration.voice == "fr", "what an option chose stays where nothing else was")
  }
}

/// What a voice is given of text that it has no letters for.
@Suite struct UnreadTextTests {
  private func said(_ text: String, _ language: String) -> [String] {
    let virtual = VirtualSpeaker()
    virtual.speaker.speak(Utterance([.init(.name, text)]), as: .response, language: language)
    virtual.finish()
    return virtual.made.texts
  }

  @Test func aScriptWithoutAVoiceIsNamed() {
    #expect(said("Word བོད་སྐད", "en") == ["Word", "Tibetan"])
    #expect(said("ខ្មែរ", "de") == ["Khmer"])
  }

  @Test func signsHaveNamesInTheLanguageOfTheText() {
    #expect(said("a + b", "de") == ["a plus b"])
    #expect(said("a @ b", "fr") == ["a arobase b"])
    #expect(said("\u{3042} = \u{3044}", "ja") == ["あ イコール い"])
  }

  @Test func theFinalsOfMalayalamAreLetters() {
    #expect(said("അവന്\u{200D}", "ml") == ["അവൻ"])
  }

  @Test func theBoostedRateIsNeverBetweenTheTwoScales() {
    var configuration = SpeechConfiguration()
    configuration.isBoosted = true
    configuration.rate = 80
    #expect(configuration.engineRate == 500)
    configuration.rate = 449
    #expect(configuration.engineRate == 1_200)
    configuration.isBoosted = false
    #expect(configuration.engineRate == 449)
  }
}
