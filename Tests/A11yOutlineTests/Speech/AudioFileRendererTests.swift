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
      try VoiceList.sample.check(configuration)
    }
    #expect("\(SpeechError.unknownLanguage("tlh"))".contains("a11y-outline voices"))
    #expect(!FileManager.default.fileExists(atPath: file.path), "nothing is left behind")
  }

  @Test func aDocumentInALanguageWithoutAVoiceIsReadAndTold() throws {
    let file = TemporaryFile("wav")
    var configuration = SpeechConfiguration()
    configuration.language = "tlh"
    let result = try AudioFileRenderer(configuration: configuration)
      .render(Self.items(["Qapla", "Heghlu"]), to: file.path)
    #expect(result.notices == [SpeechNotice(.languageWithoutVoice, "tlh")])
    #expect(result.progress.seconds > 0.5)
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

/// Rendering with several processes.
extension AudioFileRendererTests {
  @Test(arguments: [2, 5])
  func theFileIsTheSameHoweverManyRenderIt(workerCount: Int) throws {
    let items = (0..<60).map { number in
      let text = String(repeating: "a ", count: 1 + (number * 37) % 200)
      return AudioFileRenderer.Item(Utterance([.init(.name, text)]))
    }
    func samples(_ count: Int) throws -> [Int16] {
      let file = TemporaryFile("wav")
      let renderer = AudioFileRenderer(configuration: .init(), workerCount: count) {
        () throws(SpeechError) -> AudioFileRenderer.SynthesizerFactory in
        { LengthSynthesizer() }
      }
      var seconds: [Double] = []
      let result = try renderer.render(items, to: file.path) {
        seconds.append($0.seconds)
        return true
      }
      #expect(result.progress.utteranceCount == 60)
      #expect(seconds == seconds.sorted())
      return try WaveFile(path: file.path).samples
    }
    let alone = try samples(1)
    #expect(Set(alone).count > 30, "the order can be told")
    #expect(try samples(workerCount) == alone)
  }

  @Test(arguments: AudioFileFormat.allCases)
  func theNameSaysTheFormat(format: AudioFileFormat) throws {
    let file = TemporaryFile(format.rawValue.uppercased())
    let result = try AudioFileRenderer(configuration: .init())
      .render(Self.items(["Collection", "Shapes"]), to: file.path)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file.path))
    let starts: [AudioFileFormat: String] = [
      .wav: "RIFF", .flac: "fLaC", .ogg: "OggS", .opus: "OggS",
    ]
    if let start = starts[format] { #expect(bytes.starts(with: start.utf8)) }
    #expect(bytes.count > 2_000)
    #expect(result.progress.seconds > 1)
  }

  @Test func aNameWithoutAFormatIsRefusedBeforeAnythingIsMade() {
    let file = TemporaryFile("txt")
    #expect(throws: SpeechError.self) {
      try AudioFileRenderer(configuration: .init()).render([], to: file.path)
    }
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func speechAtAnotherRateIsAsLongAndAsLoud() {
    var resampler = Resampler(from: 22_050, to: 24_000)
    let tone = (0..<22_050).map { Int16(10_000 * sin(Double($0) * 0.1)) }
    var output: [Int16] = []
    for start in stride(from: 0, to: tone.count, by: 1_000) {
      output += resampler.resampled(tone[start..<min(start + 1_000, tone.count)])
    }
    #expect(abs(output.count - 24_000) <= 3)
    let error = output.enumerated().dropFirst(10).map { index, sample in
      abs(Double(sample) - 10_000 * sin((Double(index) * 147 / 160 - 1) * 0.1))
    }
    #expect((error.max() ?? 0) < 20)
  }

  @Test func aFileOfMoreThanFourGibibytesIsRF64() throws {
    let file = TemporaryFile("wav")
    let skipped: UInt64 = 1 << 32
    let writer = try WaveFileWriter(path: file.path, skipping: skipped)
    try writer.append([1, 2, 3])
    try writer.flush()
    let handle = try #require(FileHandle(forReadingAtPath: file.path))
    let header = [UInt8](try #require(try handle.read(upToCount: 80)))
    func size(_ offset: Int) -> UInt64 {
      header[offset..<(offset + 8)].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    #expect(String(decoding: header[0..<4], as: UTF8.self) == "RF64")
    #expect(String(decoding: header[12..<16], as: UTF8.self) == "ds64")
    #expect(size(20) == skipped + 6 + 72)
    #expect(size(28) == skipped + 6)
    #expect(size(36) == (skipped + 6) / 2)
  }
}

/// One sample for every scalar, of the value of their count.
private final class LengthSynthesizer: Synthesizer {
  let isAudible = true
  private var remaining: [Int16] = []

  func begin(_ request: SynthesisRequest) {
    let count = request.text.unicodeScalars.count
    remaining = [Int16](repeating: Int16(count), count: count)
  }

  func next(orWake wake: WakeSignal) -> SynthesisOutput {
    defer { remaining = [] }
    return remaining.isEmpty ? .end : .audio(samples: remaining[...], words: [])
  }

  func cancel() {
    remaining = []
  }

  func voices() -> VoiceList { .sample }
}
