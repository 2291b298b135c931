import Foundation
import Testing

@testable import A11yOutline

/// ALSA's `file` device over its `null` device: exact bytes, no daemon, no sound card.
@Suite struct AlsaSinkTests {
  @Test func allThatIsSaidArrivesInTheDevice() throws {
    let file = TemporaryFile("wav")
    let log = EventLog()
    let sink = AudioOutput([{ AlsaSink(device: "file:FILE=\(file.path),FORMAT=wav") }])
    let made = FakeSynthesizer.Log()
    let speaker = Speaker(configuration: .init(), sink: sink, events: { log.append($0) }) {
      FakeSynthesizer(made)
    }
    speaker.speak(Utterance([.init(.name, "Circle")]), as: .reading)
    let last = speaker.speak(Utterance([.init(.name, "Square")]), as: .reading)
    #expect(log.waits { $0 == .finished(last) })
    #expect(log.notices.isEmpty)
    let pauses = 2 * (SpeechFormat.sampleRate * UtterancePlan.unitPause / 1_000)
    speaker.close()
    // The device states its size when it is closed.
    #expect(PulseServer.waits { (try? WaveFile(path: file.path).samples.count) == 1_200 + pauses })
    let samples = try WaveFile(path: file.path).samples
    #expect(samples.filter { $0 == 100 }.count == 600)
    #expect(samples.filter { $0 == 200 }.count == 600)
    #expect(samples.firstIndex(of: 100) == 0)
  }

  @Test func aDeviceThatIsNotThereIsToldAndTimeGoesOn() {
    let log = EventLog()
    let sink = AudioOutput([{ AlsaSink(device: "a11y-outline-no-such-device") }])
    let speaker = Speaker(configuration: .init(), sink: sink, events: { log.append($0) }) {
      EstimatingSynthesizer()
    }
    let id = speaker.speak(Utterance([.init(.name, "Square")]), as: .response)
    #expect(log.waits { $0 == .finished(id) })
    #expect(log.notices == [SpeechNotice(.noAudio)])
    speaker.close()
  }
}
