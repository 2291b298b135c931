import Foundation
import Testing

@testable import A11yOutline

/// The real engine in a process whose sound is for a file.
@Suite struct FileWorkerTests {
  private static func executable() throws -> String {
    try #require(WorkerLocation.find(), "the product is built with the tests")
  }

  /// The sound of a chunk, piece by piece.
  private static func pieces(
    _ text: String,
    rate: Int = 175,
    from worker: WorkerSynthesizer
  ) -> [[Int16]] {
    worker.begin(SynthesisRequest(text: text, voice: "gmw/en", rate: rate))
    let wake = WakeSignal()
    var pieces: [[Int16]] = []
    while case .audio(let samples, _) = worker.next(orWake: wake) { pieces.append(Array(samples)) }
    return pieces
  }

  @Test func aChunkComesInOnePieceAndSoundsAsWhenItIsHeard() throws {
    let text = "The keeper climbed the stairs, one by one."
    let forFiles = WorkerSynthesizer(executable: try Self.executable(), isForFiles: true)
    let pieces = Self.pieces(text, from: forFiles)
    #expect(pieces.count == 1)
    let heard = Self.pieces(text, from: WorkerSynthesizer(executable: try Self.executable()))
    #expect(heard.count > 10)
    #expect(pieces.first == heard.flatMap(\.self))
  }

  @Test func whatWasSaidBeforeCannotBeHeard() throws {
    let worker = WorkerSynthesizer(executable: try Self.executable(), isForFiles: true)
    let text = "A sentence whose pitch would flutter on."
    let first = Self.pieces(text, from: worker)
    for earlier in ["Short.", "Something longer was said here, and slowly.", "9 9 9"] {
      _ = Self.pieces(earlier, rate: 120, from: worker)
      worker.startAfresh()
      #expect(Self.pieces(text, from: worker) == first, "after \(earlier)")
    }
    #expect(worker.restarts == 0)
  }

  @Test func aKilledWorkerIsReplacedAndSoundsTheSame() throws {
    let worker = WorkerSynthesizer(executable: try Self.executable(), isForFiles: true)
    let text = "This is said twice."
    let first = Self.pieces(text, from: worker)
    worker.startAfresh()
    kill(-(try #require(worker.workerIdentifier)), SIGKILL)
    #expect(Self.pieces(text, from: worker) == first)
    #expect(worker.restarts == 1)
  }

  @Test func whatTheMemoryHasNoRoomForIsSent() throws {
    let text = String(repeating: "one two three four ", count: 12)
    let request = SynthesisRequest(number: 1, text: text, voice: "gmw/en")
    func sound(capacity: Int) throws -> [[Int16]] {
      let memory = try #require(SampleMemory(capacity: capacity))
      let worker = try WorkerProcess(executable: try Self.executable(), memory: memory)
      #expect(worker.send(.speak(request)))
      var pieces: [[Int16]] = []
      while case .reply(let reply) = worker.receive(timeout: 5_000, wake: nil) {
        if case .audio(1, let samples, _) = reply { pieces.append(samples) }
        if case .end = reply { return pieces }
      }
      return []
    }
    let whole = try sound(capacity: SampleMemory.usualCapacity)
    let cut = try sound(capacity: 30_000)
    #expect(whole.count == 1)
    #expect(cut.count > 3)
    #expect(cut.flatMap(\.self) == whole.first)
  }

  @Test func aFileIsTheSameWithOneWorkerAndWithThree() throws {
    let sentence = "The harbour master keeps a list of boats, and of the days on which they left."
    let items = (0..<80).map { number in
      AudioFileRenderer.Item(Utterance([.init(.name, "\(number). \(sentence)")]))
    }
    func samples(_ count: Int) throws -> [Int16] {
      let file = TemporaryFile("wav")
      let renderer = AudioFileRenderer(configuration: .init(), workerCount: count)
      try renderer.render(items, to: file.path)
      return try WaveFile(path: file.path).samples
    }
    let alone = try samples(1)
    #expect(alone.count > SpeechFormat.sampleRate * 300, "more than one batch")
    #expect(try samples(3) == alone)
  }
}
