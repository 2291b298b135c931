import Foundation
import Testing

@testable import A11yOutline

/// Sound in real time through a server of our own: it comes, a key silences it, and what follows
/// is the new item.
@Suite struct PulseSinkTests {
  @Test func soundComesAKeySilencesItAndTheNewItemFollows() throws {
    let server = try #require(PulseServer(), "pulseaudio and pulseaudio-utils are installed")
    let log = EventLog()
    let made = FakeSynthesizer.Log()
    let output = SpeechOutput.pulse(server: server.address)
    let speaker = Speaker(
      configuration: .init(),
      sink: output.makeSink(),
      events: { log.append($0) }
    ) { FakeSynthesizer(made) }
    // The first stream of a null device waits for as long as its latency was before.
    let first = speaker.speak(Utterance([.init(.name, "warm up")]), as: .response)
    #expect(log.waits { $0 == .finished(first) })

    let long = String(repeating: "a long unit ", count: 20)
    let second = speaker.speak(Utterance([.init(.name, long)]), as: .response)
    #expect(log.waits { $0 == .started(second) })
    #expect(PulseServer.waits { server.recorded.contains(200) })
    speaker.stop()
    let stopped = server.recordedCount
    #expect(PulseServer.waits { server.recordedCount > stopped + 22_050 / 2 })
    let afterStop = server.recorded[(stopped + 22_050 * 15 / 100)...]
    #expect(afterStop.allSatisfy { $0 == 0 }, "silent 150 ms after the key")

    let third = speaker.speak(Utterance([.init(.name, "Square")]), as: .response)
    #expect(log.waits { $0 == .finished(third) })
    let number = Int16(made.texts.count * 100)
    #expect(PulseServer.waits { server.recorded.last == 0 && server.recorded.contains(number) })
    let heard = server.recorded[stopped...]
    let later = heard.dropFirst(22_050 * 15 / 100).filter { $0 != 0 }
    #expect(Set(later) == [number], "only the new item is heard")
    // The recorder has been given up to 5 ms that the server then fills with sound after all.
    #expect(later.count > 600 - 22_050 * 8 / 1_000, "and all of it")
    #expect(later.count <= 600)
    speaker.close()
  }
}

/// The same with the real engine.
extension PulseSinkTests {
  @Test func theEngineIsHeardAndSilenced() throws {
    let server = try #require(PulseServer(), "pulseaudio and pulseaudio-utils are installed")
    let executable = try #require(WorkerLocation.find(), "the product is built with the tests")
    let log = EventLog()
    let speaker = Speaker(
      configuration: .init(),
      sink: SpeechOutput.pulse(server: server.address).makeSink(),
      events: { log.append($0) }
    ) { WorkerSynthesizer(executable: executable) }
    let first = speaker.speak(Utterance([.init(.name, "Ready")]), as: .response)
    #expect(log.waits { $0 == .finished(first) })
    let before = server.recordedCount
    let long = Utterance([.init(.name, String(repeating: "never ending ", count: 15))])
    speaker.speak(long, as: .response)
    #expect(PulseServer.waits { server.recorded[before...].contains { abs(Int($0)) > 3_000 } })
    speaker.stop()
    let stopped = server.recordedCount
    #expect(PulseServer.waits { server.recordedCount > stopped + 22_050 * 6 / 10 })
    let silence = server.recorded[(stopped + 22_050 * 15 / 100)..<(stopped + 22_050 * 6 / 10)]
    #expect(silence.allSatisfy { abs(Int($0)) < 32 })
    let next = speaker.speak(Utterance([.init(.name, "Square")]), as: .response)
    #expect(log.waits { $0 == .finished(next) })
    let end = server.recordedCount
    #expect(server.recorded[(stopped + 22_050 / 2)..<end].contains { abs(Int($0)) > 3_000 })
    speaker.close()
  }
}

/// A server that goes and comes back.
extension PulseSinkTests {
  @Test func readingGoesOnWithoutTheServerAndSoundComesBackWithIt() throws {
    let server = try #require(PulseServer(), "pulseaudio and pulseaudio-utils are installed")
    let log = EventLog()
    let speaker = Speaker(
      configuration: .init(),
      sink: SpeechOutput.pulse(server: server.address).makeSink(),
      events: { log.append($0) }
    ) { FakeSynthesizer(.init()) }
    let first = speaker.speak(Utterance([.init(.name, "Circle")]), as: .reading)
    #expect(log.waits { $0 == .finished(first) })
    server.stop()
    #expect(log.waits { $0 == .notice(SpeechNotice(.audioLost)) })
    let second = speaker.speak(Utterance([.init(.name, "Square")]), as: .reading)
    #expect(log.waits { $0 == .finished(second) })
    try server.startAgain()
    #expect(log.waits { $0 == .notice(SpeechNotice(.audioRestored)) })
    let third = speaker.speak(Utterance([.init(.name, "Triangle")]), as: .reading)
    #expect(log.waits { $0 == .finished(third) })
    #expect(log.notices.map(\.topic) == [.audioLost, .audioRestored], "one notice each way")
    speaker.close()
  }
}
