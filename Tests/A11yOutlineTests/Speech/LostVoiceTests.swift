import Testing

@testable import A11yOutline

/// A voice that cannot be started, and can later.
@Suite struct LostVoiceTests {
  /// Speaks only after it was asked to start again for the second time.
  private final class LateSynthesizer: Synthesizer {
    let isAudible = true
    private let voice: FakeSynthesizer
    private var tries = 0

    init(_ log: FakeSynthesizer.Log) { voice = FakeSynthesizer(log) }

    private var isThere: Bool { tries >= 2 }

    func begin(_ request: SynthesisRequest) { if isThere { voice.begin(request) } }
    func next(orWake wake: WakeSignal) -> SynthesisOutput {
      isThere ? voice.next(orWake: wake) : .unavailable
    }
    func cancel() { voice.cancel() }
    func voices() -> VoiceList { isThere ? .sample : VoiceList([], engine: nil) }
    func startAgain() -> Bool {
      tries += 1
      return isThere
    }
  }

  @Test func aVoiceThatStartsLateIsHeardAndToldOnceEachWay() {
    let log = EventLog()
    let made = FakeSynthesizer.Log()
    let sink = VirtualSink()
    let speaker = Speaker(
      configuration: SpeechConfiguration(),
      sink: sink,
      events: { log.append($0) },
      retryPause: .zero,
      makeSynthesizer: { LateSynthesizer(made) }
    )
    for text in ["One", "Two", "Three", "Four"] {
      speaker.speak(Utterance([.init(.name, text)]), as: .reading)
      sink.advance(seconds: 3_600)
    }
    let notices = log.all.compactMap { event -> SpeechNotice.Topic? in
      if case .notice(let notice) = event { notice.topic } else { nil }
    }
    #expect(notices == [.noVoice, .audioRestored])
    #expect(log.story.hasSuffix("+4 -4"))
    #expect(made.texts == ["Three", "Four"], "the first two take their time in silence")
  }
}
