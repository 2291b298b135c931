import Foundation
import Testing

@testable import A11yOutline

/// The real engine in its own process.
@Suite struct WorkerTests {
  private static func worker() throws -> WorkerSynthesizer {
    let executable = try #require(WorkerLocation.find(), "the product is built with the tests")
    return WorkerSynthesizer(executable: executable)
  }

  /// The sound of a chunk, and what ended it.
  private static func sound(
    _ text: String,
    voice: String = "gmw/en",
    from worker: WorkerSynthesizer
  ) -> (samples: [Int16], words: [WordMark], end: SynthesisOutput) {
    worker.begin(SynthesisRequest(text: text, voice: voice))
    let wake = WakeSignal()
    var samples: [Int16] = []
    var words: [WordMark] = []
    while true {
      switch worker.next(orWake: wake) {
      case .audio(let piece, let marks):
        samples += piece
        words += marks
      case let end: return (samples, words, end)
      }
    }
  }

  @Test func theWorkerSpeaks() throws {
    let worker = try Self.worker()
    let (samples, words, end) = Self.sound("Collection, collapsed.", from: worker)
    #expect(end == .end)
    #expect(samples.count > 15_000 && samples.count < 60_000)
    #expect(samples.contains { abs(Int($0)) > 3_000 })
    #expect(words.map(\.scalar) == [0, 12])
    #expect(words[1].sample > words[0].sample)
    #expect(worker.engine?.sampleRate == SpeechFormat.sampleRate)
  }

  @Test func aKilledWorkerIsReplacedAndTheTextIsHeardOnce() throws {
    let worker = try Self.worker()
    let text = String(repeating: "one two three four ", count: 12)
    let whole = Self.sound(text, from: worker).samples.count
    worker.begin(SynthesisRequest(text: text, voice: "gmw/en"))
    let wake = WakeSignal()
    var count = 0
    for _ in 0..<5 {
      if case .audio(let piece, _) = worker.next(orWake: wake) { count += piece.count }
    }
    kill(try #require(worker.workerIdentifier), SIGKILL)
    loop: while true {
      switch worker.next(orWake: wake) {
      case .audio(let piece, _): count += piece.count
      case let end:
        #expect(end == .end)
        break loop
      }
    }
    #expect(worker.restarts == 1)
    #expect(abs(count - whole) < 200)
  }

  @Test func aWorkerThatHangsIsReplaced() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = folder.appendingPathComponent("worker")
    try "#!/bin/sh\nexec sleep 100\n".write(to: script, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    let worker = WorkerSynthesizer(executable: script.path, timeout: 50)
    #expect(Self.sound("Hello", from: worker).end == .unavailable)
  }

  @Test func aMissingWorkerIsToldAndNothingWaits() {
    let worker = WorkerSynthesizer(executable: "/nonexistent/worker")
    #expect(Self.sound("Hello", from: worker).end == .unavailable)
    #expect(worker.voices().voices.isEmpty)
  }

  @Test func aRefusedVoiceSkipsTheChunkAndTheNextIsSpoken() throws {
    let worker = try Self.worker()
    #expect(Self.sound("Hello", voice: "none/such", from: worker).end == .skipped)
    #expect(Self.sound("Hello", from: worker).end == .end)
    #expect(worker.restarts == 0)
  }

  @Test func theListHasTheVoicesOfTheLibrary() throws {
    let voices = try Self.worker().voices()
    #expect(voices.voices.count > 100)
    #expect(voices.voice(for: "pt")?.identifier == "roa/pt")
    #expect(voices.voice(for: "zh-CN")?.identifier == "sit/cmn-Latn-pinyin")
    #expect(voices.engine?.version.isEmpty == false)
  }

  @Test(arguments: CrashInput.all)
  func theParentOutlivesWhatEndsTheEngine(input: CrashInput) throws {
    let worker = try Self.worker()
    let (_, _, end) = Self.sound(input.text, voice: input.voice, from: worker)
    #expect(end == .end || end == .skipped)
    let (samples, _, next) = Self.sound("The next item", from: worker)
    #expect(next == .end)
    #expect(samples.count > 10_000)
  }

  @Test func theNextItemSoundsAsEverAfterCommandsInAText() throws {
    let worker = try Self.worker()
    let before = Self.sound("The next item", from: worker).samples.count
    _ = Self.sound("\u{1}900S fast \u{1}99P high", from: worker)
    #expect(abs(Self.sound("The next item", from: worker).samples.count - before) < 1_000)
  }
}
