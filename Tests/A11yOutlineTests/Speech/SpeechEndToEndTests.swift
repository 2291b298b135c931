import Foundation
import Testing

@testable import A11yOutline

/// A speaker with the real engine.
@Suite struct SpeechEndToEndTests {
  private static func speaker(
    _ log: EventLog,
    _ sink: any AudioSink,
    identifier: (@Sendable (Int32) -> Void)? = nil
  ) throws -> Speaker {
    let executable = try #require(WorkerLocation.find(), "the product is built with the tests")
    return Speaker(configuration: .init(), sink: sink, events: { log.append($0) }) {
      let worker = WorkerSynthesizer(executable: executable)
      worker.workerIdentifier.map { identifier?($0) }
      return worker
    }
  }

  @Test func threeLanguagesAreHeardOneAfterAnother() throws {
    let log = EventLog()
    let sink = VirtualSink()
    let speaker = try Self.speaker(log, sink)
    let texts = [("Square, triangle, circle", "en"), ("Fazer compras", "pt-BR"), ("Привет", "ru")]
    for (text, language) in texts {
      speaker.speak(Utterance([.init(.name, text)]), as: .reading, language: language)
    }
    sink.advance(seconds: 60)
    #expect(log.story == "+1 -1 +2 -2 +3 -3")
    #expect(log.notices.isEmpty)
    let words = log.all.count { if case .word = $0 { true } else { false } }
    #expect(words == 6)
    #expect(sink.heardSamples.count > 22_050 * 2)
    #expect(sink.heardSamples.contains { abs(Int($0)) > 3_000 })
  }

  @Test func sayAllOutlivesItsWorker() throws {
    let log = EventLog()
    let sink = VirtualSink()
    let worker = Worker()
    let speaker = try Self.speaker(log, sink) { worker.identifier = $0 }
    for number in 1...12 {
      let text = "Unit number \(number) of a text that is read from its start to its end."
      speaker.speak(Utterance([.init(.name, text)]), as: .reading)
    }
    sink.advance(seconds: 5)
    kill(worker.identifier, SIGKILL)
    sink.advance(seconds: 200)
    #expect(log.story == (1...12).map { "+\($0) -\($0)" }.joined(separator: " "))
    #expect(!log.notices.contains { $0.topic == .textSkipped }, "nothing was lost")
  }

  @Test func aHundredKeysInTurnLeaveTheLastItem() throws {
    let log = EventLog()
    let sink = VirtualSink()
    let speaker = try Self.speaker(log, sink)
    var last: SpeechID?
    for number in 1...100 {
      last = speaker.speak(Utterance([.init(.name, "Item number \(number)")]), as: .response)
      sink.advance(seconds: 0.015)
    }
    sink.advance(seconds: 60)
    let finished = log.all.filter { if case .finished = $0 { true } else { false } }
    #expect(finished == [.finished(try #require(last))])
  }

  @Test func aThousandUtterancesLeaveTheWorkerSmall() throws {
    let executable = try #require(WorkerLocation.find(), "the product is built with the tests")
    let worker = WorkerSynthesizer(executable: executable)
    let wake = WakeSignal()
    let voices = ["gmw/en", "roa/pt-BR", "zle/ru", "gmw/de"]
    for number in 0..<1_000 {
      worker.begin(SynthesisRequest(text: "Item \(number)", voice: voices[number % 4], rate: 449))
      while case .audio = worker.next(orWake: wake) {}
    }
    let identifier = try #require(worker.workerIdentifier)
    let status = try String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") })
    let kilobytes = try #require(Int(line.filter(\.isNumber)))
    #expect(kilobytes < 20_000)
    #expect(worker.restarts == 0)
  }

  @Test func theWorkerEndsWithItsParent() throws {
    let executable = try #require(WorkerLocation.find(), "the product is built with the tests")
    var worker: WorkerSynthesizer? = WorkerSynthesizer(executable: executable)
    #expect(worker?.voices().voices.isEmpty == false)
    let identifier = try #require(worker?.workerIdentifier)
    worker = nil
    #expect(kill(identifier, 0) != 0, "it is gone and no zombie is left")
  }

  @Test func whatWorksIsTold() throws {
    var configuration = SpeechConfiguration()
    configuration.output = .alsa(device: "null")
    let diagnosis = SpeechDiagnosis(configuration)
    #expect(diagnosis.engine != nil)
    #expect(diagnosis.voiceCount > 100)
    #expect(try #require(diagnosis.synthesisTime) < 1)
    #expect(diagnosis.chosenOutput == "alsa")
    configuration.output = .alsa(device: "a11y-outline-no-such-device")
    let silent = SpeechDiagnosis(configuration)
    #expect(silent.chosenOutput == nil)
    #expect(silent.outputs.first?.failure?.isEmpty == false)
  }
}

/// The process identifier of a worker, as the thread that starts it tells it.
private final class Worker: @unchecked Sendable {
  // Written once, before the speaker speaks, and read after it spoke.
  var identifier: Int32 = 0
}
