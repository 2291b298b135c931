import Foundation
import Synchronization
import Testing

@testable import A11yOutline

/// Audio files that are made in more than one run, or in more than one file.
@Suite struct RenderingResumeTests {
  /// Counts the chunks that were rendered.
  private final class Count: Sendable {
    let value = Mutex(0)
  }

  /// One sample of its own for every scalar.
  private final class CountingSynthesizer: Synthesizer {
    let isAudible = true
    private let count: Count
    private var rest: [Int16] = []

    init(_ count: Count) { self.count = count }

    func begin(_ request: SynthesisRequest) {
      count.value.withLock { $0 += 1 }
      rest = request.text.unicodeScalars.map { Int16(clamping: Int($0.value) * 50) }
    }

    func next(orWake wake: WakeSignal) -> SynthesisOutput {
      defer { rest = [] }
      return rest.isEmpty ? .end : .audio(samples: rest[...], words: [])
    }

    func cancel() { rest = [] }
    func voices() -> VoiceList { .sample }
  }

  private func renderer(_ count: Count) -> AudioFileRenderer {
    AudioFileRenderer(configuration: .init(), workerCount: 2) {
      { CountingSynthesizer(count) }
    }
  }

  private func bytes(_ file: TemporaryFile) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: file.path))
  }

  private func items(_ count: Int = 200, changing changed: Int? = nil) -> [AudioFileRenderer.Item] {
    (0..<count).map { number in
      let text = "Item \(number) is one of many that are said" + (number == changed ? " now" : "")
      var item = AudioFileRenderer.Item(Utterance([.init(.name, text)]))
      if number % 50 == 0 { item.chapter = "Chapter \(number / 50)" }
      return item
    }
  }

  @Test(arguments: [AudioFileFormat.wav, .flac])
  func aRunThatWasStoppedIsGoneOnWith(format: AudioFileFormat) throws {
    let whole = TemporaryFile(format.rawValue)
    let expected = try renderer(Count()).render(items(), to: whole.path)
    let file = TemporaryFile(format.rawValue)
    let (first, second) = (Count(), Count())
    let stopped = try renderer(first).render(items(), to: file.path, resumes: true) {
      $0.utteranceCount < 120
    }
    #expect(!stopped.isComplete)
    var before = 0
    let resumed = try renderer(second).render(items(), to: file.path, resumes: true) {
      if $0.isMadeBefore { before += 1 }
      return true
    }
    #expect(resumed.isComplete)
    #expect(before > 0)
    // The sound of one more may have been made without its end.
    let made = second.value.withLock { $0 }
    #expect((199 - before...200 - before).contains(made), "only what is missing is made")
    #expect(resumed.progress.utteranceCount == 200)
    #expect(resumed.files.map(\.chapters) == expected.files.map(\.chapters))
    let (bytesMade, wanted) = (try bytes(file), try bytes(whole))
    #expect(bytesMade == wanted)
    for leftover in [".resume", ".partial"] {
      #expect(!FileManager.default.fileExists(atPath: file.path + leftover))
    }
  }

  @Test func whatChangedIsMadeAgain() throws {
    let whole = TemporaryFile("wav")
    try renderer(Count()).render(items(changing: 60), to: whole.path)
    let file = TemporaryFile("wav")
    try renderer(Count()).render(items(), to: file.path, resumes: true) {
      $0.utteranceCount < 180
    }
    var before = 0
    try renderer(Count()).render(items(changing: 60), to: file.path, resumes: true) {
      if $0.isMadeBefore { before += 1 }
      return true
    }
    #expect(before > 0 && before <= 60)
    let (bytesMade, wanted) = (try bytes(file), try bytes(whole))
    #expect(bytesMade == wanted)
  }

  @Test func aJournalThatWasCutShortCountsAsFarAsItGoes() throws {
    let file = TemporaryFile("wav")
    try renderer(Count()).render(items(), to: file.path, resumes: true) {
      $0.utteranceCount < 180
    }
    let journal = URL(fileURLWithPath: file.path + ".resume")
    let data = try Data(contentsOf: journal)
    try (data.dropLast(3)).write(to: journal)
    let whole = TemporaryFile("wav")
    try renderer(Count()).render(items(), to: whole.path)
    try renderer(Count()).render(items(), to: file.path, resumes: true)
    let (bytesMade, wanted) = (try bytes(file), try bytes(whole))
    #expect(bytesMade == wanted)
  }

  @Test func filesAreSplitWhereItemsSay() throws {
    let base = TemporaryFile("wav")
    var items = items(120)
    for number in [40, 80] { items[number].startsFile = true }
    let names = (0..<3).map { _ in TemporaryFile("wav") }
    let result = try renderer(Count())
      .render(items, to: base.path, splittingInto: names.map(\.path))
    #expect(result.files.map(\.path) == names.map(\.path))
    let lengths = try names.map { try WaveFile(path: $0.path).samples.count }
    #expect(lengths == result.files.map(\.sampleCount))
    #expect(lengths.allSatisfy { $0 > 1_000 })
    #expect(result.files[0].chapters.map(\.title) == ["Chapter 0"])
    #expect(result.files[1].chapters.map(\.title) == ["Chapter 1"])
    #expect(result.files[1].chapters[0].start > 0)
    #expect(result.files[2].chapters.map(\.title) == ["Chapter 2"])
  }

  @Test func aWaveFileHoldsItsChapters() throws {
    let file = TemporaryFile("wav")
    let result = try renderer(Count()).render(items(), to: file.path)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path)))
    func number(_ offset: Int) -> Int {
      bytes[offset..<(offset + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    var chunks: [String: Int] = [:]
    var offset = 12
    while offset + 8 <= bytes.count {
      chunks[String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)] = offset + 8
      offset += 8 + number(offset + 4) + number(offset + 4) % 2
    }
    #expect(offset == bytes.count, "the sizes add up")
    #expect(number(4) == bytes.count - 8)
    let cue = try #require(chunks["cue "])
    #expect(number(cue) == 4)
    let places = (0..<4).map { number(cue + 4 + $0 * 24 + 4) }
    #expect(places == result.files[0].chapters.map(\.sample))
    let list = try #require(chunks["LIST"])
    #expect(String(decoding: bytes[list...], as: UTF8.self).contains("Chapter 3"))
  }
}
