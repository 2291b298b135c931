import Synchronization
import Testing

@testable import A11yOutline

/// The word that is heard, on its way from the sound device to the session.
@MainActor @Suite struct SessionWordTests {
  private final class Heard: Sendable {
    let events = Mutex<[SessionSpeechEvent]>([])
  }

  @Test func wordsComeWhenTheirFirstSampleIsHeard() {
    let sink = VirtualSink()
    let heard = Heard()
    let speech = SpeakerSessionSpeech(.init(), words: .english) { configuration, events in
      Speaker(configuration: configuration, sink: sink, events: events) {
        FakeSynthesizer(FakeSynthesizer.Log())
      }
    }
    speech.onEvent = { event in heard.events.withLock { $0.append(event) } }
    func take() -> [SessionSpeechEvent] {
      heard.events.withLock { events in
        defer { events = [] }
        return events
      }
    }
    // A scalar takes 100 samples, 4.5 ms.
    let answer = Utterance([.init(.name, "Big circle"), .init(.state, "Collapsed")])
    speech.respond([answer])
    sink.advance(seconds: 0.017)
    #expect(take() == [.word(0..<3, in: answer)])
    sink.advance(seconds: 0.003)
    #expect(take() == [.word(4..<10, in: answer)])
    sink.advance(seconds: 3_600)
    #expect(take() == [.word(12..<21, in: answer), .word(nil, in: answer)])

    let unit = ReadingUnit(node: nil, sentence: 0, utterance: Utterance([.init(.name, "One")]))
    speech.prepare(unit)
    sink.advance(seconds: 3_600)
    #expect(
      take() == [
        .started(unit), .word(0..<3, in: unit.utterance), .word(nil, in: unit.utterance),
        .finished(unit),
      ]
    )
    speech.respond([answer])
    speech.stop()
    sink.advance(seconds: 3_600)
    #expect(take().isEmpty, "nothing is told of what was cut off")
  }
}
