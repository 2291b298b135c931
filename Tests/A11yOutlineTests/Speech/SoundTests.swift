import Testing

@testable import A11yOutline

/// The sounds that go with what is said.
@Suite struct SoundTests {
  private static let rate = SpeechFormat.sampleRate

  private func samples(_ cue: SoundCue) -> [Int16] {
    SoundSamples.samples(of: cue, volume: SpeechConfiguration().soundVolume)
  }

  @Test(arguments: SoundCue.allCases)
  func aSoundIsShortAndDoesNotClick(cue: SoundCue) throws {
    let samples = SoundSamples.samples(of: cue, volume: 100)
    #expect(!samples.isEmpty)
    #expect(samples.count <= Self.rate * SoundCue.longestDuration / 1_000)
    let peak = try #require(samples.map { abs(Int($0)) }.max())
    #expect(peak > 3_000 && peak <= 16_384)
    let ends = [samples[0], samples[samples.count - 1]]
    #expect(ends.allSatisfy { abs(Int($0)) < 300 })
  }

  @Test func noTwoSoundsAreTheSame() {
    let all = Set(SoundCue.allCases.map { SoundSamples.samples(of: $0, volume: 100) })
    #expect(all.count == SoundCue.allCases.count)
  }

  @Test func aSoundLiesOnTheSpeechAndMovesNoneOfIt() {
    let parts = [Utterance.Part(.name, "A name that is longer than any sound")]
    let (plain, sounding) = (VirtualSpeaker(), VirtualSpeaker())
    plain.speaker.speak(Utterance(parts), as: .response)
    sounding.speaker.speak(Utterance(parts, cue: .hit), as: .response)
    plain.finish()
    sounding.finish()
    let (without, with) = (plain.sink.heardSamples, sounding.sink.heardSamples)
    #expect(with.count == without.count)
    let difference = zip(with, without).map { $0 - $1 }
    let sound = samples(.hit)
    #expect(Array(difference[..<sound.count]) == sound)
    #expect(difference[sound.count...].allSatisfy { $0 == 0 })
    #expect(sounding.log.all == plain.log.all)
  }

  @Test func aSoundOutlastsAShortWordAndIsHeardWithoutOne() {
    let virtual = VirtualSpeaker()
    virtual.speaker.speak(Utterance(cue: .dull), as: .response)
    virtual.finish()
    #expect(virtual.sink.heardSamples == samples(.dull))
    #expect(virtual.log.story == "+1 -1")
    virtual.speaker.speak(Utterance([.init(.name, "On")], cue: .switchOn), as: .response)
    virtual.finish()
    #expect(virtual.sink.heardSamples.count == samples(.dull).count + samples(.switchOn).count)
  }

  @Test func aKeyCutsASoundOff() {
    let virtual = VirtualSpeaker()
    virtual.speaker.speak(Utterance(cue: .wrap), as: .response)
    virtual.sink.advance(seconds: 0.01)
    virtual.speaker.speak(Utterance(cue: .mark), as: .response)
    virtual.finish()
    let heard = virtual.sink.heardSamples
    #expect(Array(heard.suffix(samples(.mark).count)) == samples(.mark))
    #expect(heard.count <= Self.rate / 100 + samples(.mark).count)
  }

  @Test func soundsThatAreOffAreNotHeard() {
    var configuration = SpeechConfiguration()
    var settings = PlayerSettings()
    settings.sounds = .off
    configuration.apply(settings)
    let virtual = VirtualSpeaker(configuration: configuration)
    virtual.speaker.speak(Utterance(cue: .wrap), as: .response)
    virtual.finish()
    #expect(virtual.sink.heardSamples.isEmpty)
  }

  @Test func wordsThatASoundStandsForAreNotSaid() {
    let virtual = VirtualSpeaker()
    let parts = [
      Utterance.Part(.name, "Shapes"), Utterance.Part(.state, "Collapsed", spoken: ""),
      Utterance.Part(.count, "2 items"),
    ]
    virtual.speaker.speak(Utterance(parts, cue: .hiddenContent), as: .response)
    virtual.finish()
    #expect(virtual.made.texts == ["Shapes", "2 items"])
  }

  @Test func anAudioFileHasTheSoundsOfThePlayer() throws {
    let parts = [Utterance.Part(.name, "A name that is longer than any sound")]
    func file(_ cue: SoundCue?) throws -> [Int16] {
      let file = TemporaryFile("wav")
      let renderer = AudioFileRenderer(configuration: .init(), workerCount: 1) {
        { FakeSynthesizer(FakeSynthesizer.Log()) }
      }
      try renderer.render([.init(Utterance(parts, cue: cue))], to: file.path)
      return try WaveFile(path: file.path).samples
    }
    let (with, without) = (try file(.collapse), try file(nil))
    #expect(with.count == without.count)
    let sound = samples(.collapse)
    #expect(zip(with, without).prefix(sound.count).map { $0 - $1 } == sound)
  }
}
