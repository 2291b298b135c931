import Foundation
import Testing

@testable import A11yOutline

@Suite struct AudioFileRendererTests {
  private static func items(_ names: [String]) -> [AudioFileRenderer.Item] {
    names.map { AudioFileRenderer.Item(Utterance([.init(.name, $0)])) }
  }

  @Test func everythingIsSpokenIntoTheFile() throws {
    let file = TemporaryFile("wav")
    let result = try AudioFileRenderer(configuration: .init())
      .render(Self.items(["Collection", "Shapes", "Circle"]), to: file.path)
    #expect(result.isComplete)
    #expect(result.progress.utteranceCount == 3)
    #expect(result.notices.isEmpty)
    let wave = try WaveFile(path: file.path)
    #expect(wave.sampleRate == 22_050)
    #expect(Double(wave.samples.count) / 22_050 == result.progress.seconds)
    #expect(result.progress.seconds > 1.5 && result.progress.seconds < 4)
    #expect(wave.samples.contains { abs(Int($0)) > 3_000 })
  }

  @Test func anInterruptedFileIsValidAsFarAsItGoes() throws {
    let file = TemporaryFile("wav")
    let endless = AnyIterator { AudioFileRenderer.Item(Utterance([.init(.name, "Square")])) }
    let result = try AudioFileRenderer(configuration: .init())
      .render(endless, to: file.path) { $0.utteranceCount < 20 }
    #expect(!result.isComplete)
    let wave = try WaveFile(path: file.path)
    #expect(Double(wave.samples.count) / 22_050 == result.progress.seconds)
  }

  @Test func theFileIsValidAtEveryMoment() throws {
    let file = TemporaryFile("wav")
    let long = String(repeating: "A long sentence with many words in it. ", count: 10)
    try AudioFileRenderer(configuration: .init())
      .render(Self.items(Array(repeating: long, count: 4)), to: file.path) { _ in
        #expect(throws: Never.self) { try WaveFile(path: file.path) }
        return true
      }
  }

  @Test func whatWasAskedForAndIsNotThereNamesTheList() {
    let file = TemporaryFile("wav")
    var configuration = SpeechConfiguration()
    configuration.voice = "nobody"
    #expect(throws: SpeechError.unknownVoice("nobody")) {
      try AudioFileRenderer(configuration: configuration).render([], to: file.path)
    }
    configuration.voice = nil
    configuration.language = "tlh"
    #expect(throws: SpeechError.unknownLanguage("tlh")) {
      try AudioFileRenderer(configuration: configuration).render([], to: file.path)
    }
    #expect("\(SpeechError.unknownLanguage("tlh"))".contains("a11y-outline voices"))
    #expect(!FileManager.default.fileExists(atPath: file.path), "nothing is left behind")
  }

  @Test func aFileThatCannotBeWrittenIsAnErrorWithItsName() {
    #expect {
      try AudioFileRenderer(configuration: .init()).render([], to: "/nonexistent/out.wav")
    } throws: {
      "\($0)" == "/nonexistent/out.wav: No such file or directory"
    }
  }

  @Test func languagesChangeTheVoice() throws {
    let file = TemporaryFile("wav")
    let items = [
      AudioFileRenderer.Item(Utterance([.init(.name, "Olá")]), language: "pt-BR"),
      AudioFileRenderer.Item(Utterance([.init(.name, "Привет")]), language: "ru"),
      AudioFileRenderer.Item(Utterance([.init(.name, "你好")]), language: "zh"),
    ]
    let result = try AudioFileRenderer(configuration: .init()).render(items, to: file.path)
    #expect(result.notices.isEmpty)
    #expect(result.progress.seconds > 1)
  }
}
